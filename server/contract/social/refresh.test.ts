import { describe, expect, it } from 'vitest'
import type { SocialLinkRecord } from './record.ts'
import { decideRefresh } from './refresh.ts'

const link: SocialLinkRecord = {
  id: 'a',
  profileId: 'nabt',
  platform: 'TWITTER',
  socialProfileId: '42',
  userName: 'Nabt',
  profileUrl: 'https://x.com/Nabt',
  pictureUrl: null,
  followers: 900,
  connectedAt: 1,
  source: 'API',
}
const hours = 3_600_000

describe('decideRefresh', () => {
  it('measures an account at once the first time, and again after six hours', () => {
    for (const refreshedAt of [null, 1]) {
      const state = { link, refreshedAt }
      expect(decideRefresh(state, 6 * hours + 1).changes).toEqual({ state, refreshedAt: 6 * hours + 1 })
    }
  })

  it('refuses an earlier measurement, and returns the wait', () => {
    expect(decideRefresh({ link, refreshedAt: 0 }, hours).problem).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 5 * 3600 } })
    expect(decideRefresh({ link, refreshedAt: 0 }, 6 * hours - 1).problem?.params).toEqual({ retryAfter: 1 })
  })

  it('refuses an account that is not the owner’s or was never connected', () => {
    expect(decideRefresh(null, 0).problem?.code).toBe('SOCIAL_LINK_NOT_FOUND')
    const typed = { link: { ...link, source: 'ESTIMATED' as const }, refreshedAt: null }
    expect(decideRefresh(typed, 0).problem?.fields).toEqual([{ path: 'id', rule: 'connectionExpired' }])
  })
})
