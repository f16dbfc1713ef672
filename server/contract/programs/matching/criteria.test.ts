import { describe, expect, it } from 'vitest'
import type { ParticipantCriteria } from '../step-data.ts'
import { meetsCriteria, unmetCriteria } from './criteria.ts'
import { figuresOf, placeOf, type MatchedProfile } from './profile.ts'
import { typedCriteria } from './typed-criteria.ts'

const criteria: ParticipantCriteria = {
  platforms: [
    { platform: 'INSTAGRAM', minFollowers: 1_000, minEngagement: 3 },
    { platform: 'TWITTER', minViews: 500 },
  ],
  profileTypes: ['INFLUENCER'],
  locations: ['AE', 'SA-02'],
  interests: ['coffee', 'food'],
}
const profile: MatchedProfile = {
  type: 'INFLUENCER',
  countryId: 'SA',
  areaIds: ['SA-02', 'gn:105343'],
  interests: ['food'],
  figures: [{ platform: 'INSTAGRAM', followers: 1_000, engagement: 3, views: null }],
  isLicensed: false,
}
const unmet = (over: Partial<MatchedProfile>, others: Partial<ParticipantCriteria> = {}) =>
  unmetCriteria({ ...criteria, ...others }, { ...profile, ...over })

describe('a profile and a program’s criteria', () => {
  it('match if all criteria are met, also if a figure equals its threshold', () => {
    expect(meetsCriteria(criteria, profile)).toBe(true)
  })

  it.each<[string, Partial<MatchedProfile>, string]>([
    ['another type', { type: 'AGENT' }, 'PROFILE_TYPE'],
    ['a business', { type: 'BRAND' }, 'PROFILE_TYPE'],
    ['no account', { figures: [] }, 'PLATFORM'],
    ['a follower too few', { figures: [{ platform: 'INSTAGRAM', followers: 999, engagement: 9, views: 9 }] }, 'PLATFORM'],
    ['too little engagement', { figures: [{ platform: 'INSTAGRAM', followers: 9_999, engagement: 2.99, views: 9 }] }, 'PLATFORM'],
    ['engagement nobody measured', { figures: [{ platform: 'INSTAGRAM', followers: 9_999, engagement: null, views: 9 }] }, 'PLATFORM'],
    ['figures on another platform', { figures: [{ platform: 'TIKTOK', followers: 9_999, engagement: 9, views: 999 }] }, 'PLATFORM'],
    ['another place', { areaIds: ['SA-01', 'gn:108410'] }, 'LOCATION'],
    ['no place', { countryId: null, areaIds: [] }, 'LOCATION'],
    ['no shared interest', { interests: ['cars'] }, 'INTERESTS'],
  ])('do not match with %s', (_, over, criterion) => expect(unmet(over)).toEqual([criterion]))

  it('match if the profile meets all thresholds of one platform', () => {
    expect(unmet({ figures: [{ platform: 'TWITTER', followers: 0, engagement: null, views: 500 }] })).toEqual([])
    expect(
      unmet({
        figures: [
          { platform: 'INSTAGRAM', followers: 1_000, engagement: 1, views: 500 },
          { platform: 'TWITTER', followers: 1_000, engagement: 5, views: 499 },
        ],
      }),
    ).toEqual(['PLATFORM'])
  })

  it('match without a licence, except if a valid one is required', () => {
    expect(unmet({}, { licensedOnly: true })).toEqual(['LICENCE'])
    expect(unmet({ isLicensed: true }, { licensedOnly: true })).toEqual([])
    expect(unmet({ isLicensed: true })).toEqual([])
  })

  it('match by country or by area', () => expect(unmet({ countryId: 'AE', areaIds: [] })).toEqual([]))

  it('match any place and interest if none is named', () => {
    expect(unmet({ countryId: null, areaIds: [], interests: [] }, { locations: [], interests: [] })).toEqual([])
  })

  it('return all unmet criteria, in the order of the checks', () => {
    expect(unmet({ type: 'BRAND', figures: [], countryId: null, areaIds: [], interests: [] })).toEqual([
      'PROFILE_TYPE',
      'PLATFORM',
      'LOCATION',
      'INTERESTS',
    ])
  })
})

describe('figures of a profile', () => {
  const account = (id: string, followers: number, platform: 'INSTAGRAM' | 'TWITCH' = 'INSTAGRAM') => ({ id, platform, followers })

  it('are those of the biggest account on each platform', () => {
    const measured = [
      { accountId: 'small', engagement: 9, views: 1 },
      { accountId: 'big', engagement: 2, views: null },
    ]
    expect(figuresOf([account('small', 10), account('big', 20), account('other', 5, 'TWITCH')], measured)).toEqual([
      { platform: 'INSTAGRAM', followers: 20, engagement: 2, views: null },
    ])
  })

  it('are null without a snapshot; of two equal accounts, always the same one is used', () => {
    expect(figuresOf([account('b', 10), account('a', 10)], [{ accountId: 'b', engagement: 1, views: 1 }])).toEqual([
      { platform: 'INSTAGRAM', followers: 10, engagement: null, views: null },
    ])
  })

  it('come with its country and the areas of its city', () => {
    expect(placeOf({ countryId: 'SA', location: { placeId: 'gn:105343' } })).toEqual({ countryId: 'SA', areaIds: ['SA-02', 'gn:105343'] })
    expect(placeOf({ countryId: null, location: null })).toEqual({ countryId: null, areaIds: [] })
  })
})

describe('typed criteria', () => {
  it('match everybody if nothing is chosen', () => {
    for (const typed of [{}, null, 'x', { platforms: [], profileTypes: [] }])
      expect(typedCriteria(typed)).toEqual({ platforms: [], profileTypes: ['INFLUENCER', 'AGENT'], locations: [], interests: [] })
  })

  it('require only one follower on a platform without a threshold', () => {
    expect(typedCriteria({ platforms: [{ platform: 'TIKTOK' }, { platform: 'TWITTER', minViews: '٥٠' }] }).platforms).toEqual([
      { platform: 'TIKTOK', minFollowers: 1 },
      { platform: 'TWITTER', minViews: 50 },
    ])
  })

  it('are refused if no form could send them', () => {
    expect(() => typedCriteria({ platforms: [{ platform: 'MOON' }] })).toThrow('DTO_VALIDATION_ERROR')
    expect(() => typedCriteria({ locations: ['%'] })).toThrow('DTO_VALIDATION_ERROR')
  })
})
