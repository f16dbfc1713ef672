import { describe, expect, it } from 'vitest'
import type { ParticipantCriteria } from '../programs/step-data.ts'
import { fitRank, programFit, type Mendable } from './mend.ts'

const criteria: ParticipantCriteria = {
  platforms: [
    { platform: 'INSTAGRAM', minFollowers: 1_000 },
    { platform: 'TIKTOK', minFollowers: 1_000 },
  ],
  profileTypes: ['INFLUENCER'],
  locations: ['SA'],
  interests: ['food'],
}
const person: Mendable = { status: 'Active', countryId: 'SA', figures: [], unmet: [], isLicenceInReview: false }
const instagram = { platform: 'INSTAGRAM', followers: 10, engagement: null, views: null } as const
const fit = (change: Partial<Mendable>) => programFit(criteria, { ...person, ...change })

describe('programFit', () => {
  it('returns eligible for a profile that meets all criteria', () =>
    expect(fit({})).toEqual({ eligible: true, mend: null, platform: null }))

  it.each([
    ['interests', { unmet: ['INTERESTS'] }, 'ADD_INTERESTS', null],
    ['a licence', { unmet: ['LICENCE'] }, 'ADD_LICENCE', null],
    ['an account on any platform', { unmet: ['PLATFORM'] }, 'CONNECT_PLATFORM', 'INSTAGRAM'],
    ['an account on the other platform', { unmet: ['PLATFORM'], figures: [instagram] }, 'CONNECT_PLATFORM', 'TIKTOK'],
    ['a place', { unmet: ['LOCATION'], countryId: null }, 'ADD_LOCATION', null],
    ['identity', { status: 'IdentityVerifying' }, 'VERIFY_IDENTITY', null],
    ['identity, after it was refused', { status: 'Rejected' }, 'VERIFY_IDENTITY', null],
    ['several things, the first of them', { status: 'IdentityVerifying', unmet: ['INTERESTS'] }, 'ADD_INTERESTS', null],
  ] as const)('returns a step for a profile that lacks %s (Y-26)', (_, change, mend, platform) =>
    expect(fit(change)).toEqual({ eligible: false, mend, platform }),
  )

  it.each([
    ['the type of a profile', { unmet: ['PROFILE_TYPE'] }],
    ['an account that is too small', { unmet: ['PLATFORM'], figures: [instagram, { ...instagram, platform: 'TIKTOK' }] }],
    ['a place in another country', { unmet: ['LOCATION'] }],
    ['an identity that is looked at', { status: 'AdminVerifying' }],
    ['a licence that is looked at', { unmet: ['LICENCE'], isLicenceInReview: true }],
    ['one thing of two', { unmet: ['LOCATION', 'INTERESTS'] }],
  ] as const)('returns no step if the obstacle is %s', (_, change) =>
    expect(fit(change)).toEqual({ eligible: false, mend: null, platform: null }),
  )

  it('is ranked by fitRank: programs that the profile may join first, then programs with a step to take', () => {
    const all = [fit({ unmet: ['PROFILE_TYPE'] }), fit({ unmet: ['INTERESTS'] }), fit({})]
    expect(all.map(fitRank)).toEqual([2, 1, 0])
  })
})
