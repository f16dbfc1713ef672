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

describe('an account is measured on demand', () => {
  it('at first at once, and again after six hours', () => {
    for (const refreshedAt of [null, 1]) {
      const state = { link, refreshedAt }
      expect(decideRefresh(state, 6 * hours + 1).changes).toEqual({ state, refreshedAt: 6 * hours + 1 })
    }
  })

  it('not earlier, and the answer says when', () => {
    expect(decideRefresh({ link, refreshedAt: 0 }, hours).problem).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 5 * 3600 } })
    expect(decideRefresh({ link, refreshedAt: 0 }, 6 * hours - 1).problem?.params).toEqual({ retryAfter: 1 })
  })

  it('by its owner, and only once it was connected', () => {
    expect(decideRefresh(null, 0).problem?.code).toBe('SOCIAL_LINK_NOT_FOUND')
    const typed = { link: { ...link, source: 'ESTIMATED' as const }, refreshedAt: null }
    expect(decideRefresh(typed, 0).problem?.fields).toEqual([{ path: 'id', rule: 'connectionExpired' }])
  })
})
