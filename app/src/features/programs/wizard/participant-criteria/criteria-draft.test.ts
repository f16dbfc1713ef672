import { describe, expect, it } from 'vitest'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { dataOf, draftOf, thresholdFields, withThreshold } from './criteria-draft.ts'

const saved: ParticipantCriteria = {
  platforms: [
    { platform: 'TIKTOK', minFollowers: 10_000, minEngagement: 3.5 },
    { platform: 'SNAPCHAT', minViews: 40_000 },
  ],
  profileTypes: ['INFLUENCER', 'AGENT'],
  locations: ['SA', 'SA-01'],
  interests: ['coffee'],
}

describe('draft of the participant criteria', () => {
  it('restores the saved data and sends it unchanged', () => {
    expect(dataOf(draftOf(saved))).toEqual(saved)
  })

  it('has only networkers by default', () => {
    expect(dataOf(draftOf(null))).toEqual({ platforms: [], profileTypes: ['INFLUENCER'], locations: [], interests: [] })
  })

  it('keeps the minimums of a deselected platform, but does not send them', () => {
    const draft = { ...draftOf(saved), platforms: ['SNAPCHAT'] as const }
    expect(dataOf(draft).platforms).toEqual([{ platform: 'SNAPCHAT', minViews: 40_000 }])
    expect(dataOf({ ...draft, platforms: ['TIKTOK', 'SNAPCHAT'] }).platforms).toEqual(saved.platforms)
  })

  it('does not send a minimum that was emptied', () => {
    const draft = draftOf(saved)
    expect(dataOf({ ...draft, thresholds: withThreshold(draft, 'TIKTOK', { other: null }) }).platforms[0]).toEqual({
      platform: 'TIKTOK',
      minFollowers: 10_000,
    })
  })

  it('names the field of each minimum by its path in the data', () => {
    expect(thresholdFields(draftOf(saved)).map(({ name }) => name)).toEqual([
      'platforms.0.minFollowers',
      'platforms.0.minEngagement',
      'platforms.1.minFollowers',
      'platforms.1.minViews',
    ])
  })
})
