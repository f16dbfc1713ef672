import { describe, expect, it } from 'vitest'
import type { ParticipantCriteria, PlatformCriteria } from '../programs/step-data.ts'
import { unmetCriteria, type JoinFacts } from './unmet.ts'

const criteria: ParticipantCriteria = {
  platforms: [{ platform: 'TIKTOK', minFollowers: 10_000, minEngagement: 3.5 }],
  profileTypes: ['INFLUENCER'],
  locations: ['AE', 'SA-01'],
  interests: ['coffee', 'food'],
}
const riyadh = 'gn:108410'
const fit: JoinFacts = {
  type: 'INFLUENCER',
  countryId: 'SA',
  placeId: riyadh,
  interests: ['food', 'travel'],
  figures: [{ platform: 'TIKTOK', followers: 10_000, engagement: 3.5, views: null }],
}
const unmet = (facts: Partial<JoinFacts>, changed: Partial<ParticipantCriteria> = {}) =>
  unmetCriteria({ ...criteria, ...changed }, { ...fit, ...facts })

describe('the criteria of a program', () => {
  it('are met at their very thresholds', () => expect(unmet({})).toEqual([]))

  it('name all that is not met, in their order (M-02)', () => {
    expect(unmet({ type: 'AGENT', countryId: 'EG', placeId: null, interests: [], figures: [] })).toEqual([
      'PROFILE_TYPE',
      'PLATFORM',
      'LOCATION',
      'INTERESTS',
    ])
  })

  it('ask for every figure of a platform, and for one platform of several', () => {
    const tiktok = (followers: number, engagement: number | null) =>
      unmet({ figures: [{ platform: 'TIKTOK', followers, engagement, views: null }] })
    expect([tiktok(9_999, 9), tiktok(90_000, 3.49), tiktok(90_000, null)]).toEqual([['PLATFORM'], ['PLATFORM'], ['PLATFORM']])
    const snapchat: PlatformCriteria = { platform: 'SNAPCHAT', minViews: 5 }
    expect(
      unmet(
        { figures: [{ platform: 'SNAPCHAT', followers: 0, engagement: null, views: 5 }] },
        { platforms: [...criteria.platforms, snapchat] },
      ),
    ).toEqual([])
  })

  it('meet a place by its country, its province or itself (X-08)', () => {
    for (const locations of [['SA'], ['SA-01'], [riyadh], []]) expect([locations, unmet({}, { locations })]).toEqual([locations, []])
    for (const locations of [['AE'], ['SA-02']]) expect([locations, unmet({}, { locations })]).toEqual([locations, ['LOCATION']])
    expect(unmet({ countryId: null, placeId: null })).toEqual(['LOCATION'])
  })

  it('are open to anybody where no place and no interest is named', () => {
    expect(unmet({ countryId: null, placeId: null, interests: [] }, { locations: [], interests: [] })).toEqual([])
  })
})
