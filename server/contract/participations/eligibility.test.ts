import { describe, expect, it } from 'vitest'
import type { ParticipantCriteria } from '../programs/step-data.ts'
import { eligibilityFor, type Eligibility } from './eligibility.ts'
import { byFit, isSearched } from './ranking.ts'

const criteria: ParticipantCriteria = {
  platforms: [
    { platform: 'TIKTOK', minFollowers: 10_000, minEngagement: 3.5 },
    { platform: 'SNAPCHAT', minViews: 5_000 },
  ],
  profileTypes: ['INFLUENCER'],
  locations: ['SA'],
  interests: ['coffee', 'food'],
}
const fit: Eligibility = {
  status: 'Active',
  figures: [{ platform: 'TIKTOK', followers: 12_000, engagement: 2, views: null }],
  unmet: [],
}

describe('eligibilityFor', () => {
  it('returns a line for each criterion, with the value that the program requires and the value of the profile (M-03)', () => {
    const { checks, ...result } = eligibilityFor(criteria, fit, 'en')
    expect(result).toEqual({ eligible: true, failed: [] })
    expect(
      checks.map(({ criterion, platform, measure, needed, has, isMet }) => [criterion, platform, measure, needed, has, isMet]),
    ).toEqual([
      ['PROFILE_TYPE', null, null, null, null, true],
      ['PLATFORM', 'TIKTOK', 'FOLLOWERS', 10_000, 12_000, true],
      ['PLATFORM', 'TIKTOK', 'ENGAGEMENT', 3.5, 2, false],
      ['PLATFORM', 'SNAPCHAT', 'VIEWS', 5_000, null, false],
      ['LOCATION', null, null, null, null, true],
      ['INTERESTS', null, null, null, null, true],
      ['VERIFICATION', null, null, null, null, true],
    ])
  })

  it('names places and interests in the reader’s language', () => {
    const names = (language: 'en' | 'ar') => eligibilityFor(criteria, fit, language).checks.map((one) => one.names)
    expect(names('en').filter((one) => one.length > 0)).toEqual([['INFLUENCER'], ['Saudi Arabia'], ['Coffee', 'Food']])
    expect(names('ar').flat()).toContain('قهوة')
  })

  it('returns the same unmet criteria that joining checks, and the verification', () => {
    const unfit = eligibilityFor(criteria, { ...fit, unmet: ['PLATFORM', 'INTERESTS'], status: 'IdentityVerifying' }, 'en')
    expect(unfit).toMatchObject({ eligible: false, failed: ['PLATFORM', 'INTERESTS', 'VERIFICATION'] })
    expect(unfit.checks.filter(({ criterion, isMet }) => criterion !== 'PLATFORM' && !isMet).map(({ criterion }) => criterion)).toEqual([
      'INTERESTS',
      'VERIFICATION',
    ])
  })

  it('returns no line for criteria that the program does not set', () => {
    const open = eligibilityFor({ ...criteria, locations: [], interests: [] }, fit, 'en')
    expect(open.checks.map(({ criterion }) => criterion)).not.toContain('LOCATION')
    expect(open.checks.map(({ criterion }) => criterion)).not.toContain('INTERESTS')
  })
})

describe('applicants', () => {
  it('are sorted by fit, then by the newest request', () => {
    const rows = [
      { id: 'a', createdAt: 1, failed: [] },
      { id: 'b', createdAt: 3, failed: ['PLATFORM'] as const },
      { id: 'c', createdAt: 2, failed: [] },
    ]
    expect(rows.toSorted(byFit).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
  })

  it('are found by each of their names and by their user name, in both scripts', () => {
    const noura = { firstName: 'نورة', lastName: 'العتيبي', name: null, nameInOtherScript: 'Noura', userName: 'noura_cooks' }
    for (const words of [['نوره'], ['noura', 'العتيبي'], ['cooks'], null]) expect([words, isSearched(noura, words)]).toEqual([words, true])
    for (const words of [['reem'], ['noura', 'reem'], []]) expect([words, isSearched(noura, words)]).toEqual([words, false])
  })
})
