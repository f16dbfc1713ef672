import { describe, expect, it } from 'vitest'
import { decideRefresh, type RefreshState } from './refresh.ts'

const now = 1_800_000_000_000
const life = 1000
const session = { expiresAt: now + 1, revokedAt: null as number | null, rotatedAt: now - 30_000 }
const account: RefreshState['account'] = { suspendedAt: null, closedAt: null, erasedAt: null }
const state: RefreshState = { session, account, isProfileRemoved: false, isDemoUser: false, isDemoMode: false, token: 'current' }
const decide = (over: Partial<RefreshState>) => decideRefresh({ ...state, ...over }, life, now)

describe('decideRefresh', () => {
  it('replaces the current token and prolongs the session', () => {
    expect(decide({}).changes).toMatchObject({ kind: 'rotated', rotatedAt: now, lastUsedAt: now, expiresAt: now + life })
  })

  it('repeats its answer if the parent token is sent again within 30 s', () => {
    expect(decide({ token: 'parent' }).changes?.kind).toBe('repeated')
    expect(decide({ token: 'parent', session: { ...session, rotatedAt: now - 30_001 } }).changes?.kind).toBe('replayed')
  })

  it('ends the session and refuses the token if it is older', () => {
    expect(decide({ token: 'older' }).changes).toMatchObject({ kind: 'replayed', refusal: { code: 'ACCESS_TOKEN_REFRESH_FAILED' } })
  })

  it('refuses a session that ended, expired, or belongs to a suspended or closed account', () => {
    expect(decideRefresh(undefined, life, now).problem?.code).toBe('ACCESS_TOKEN_REFRESH_FAILED')
    expect(decide({ session: { ...session, revokedAt: 1 } }).problem?.code).toBe('INVALID_SESSION')
    expect(decide({ isProfileRemoved: true }).problem?.code).toBe('INVALID_SESSION')
    expect(decide({ session: { ...session, expiresAt: now } }).problem?.code).toBe('ACCESS_TOKEN_REFRESH_FAILED')
    expect(decide({ account: { ...account, suspendedAt: 1 }, session: { ...session, revokedAt: 1 } }).problem?.code).toBe('USER_SUSPENDED')
    expect(decide({ account: { ...account, closedAt: 1 } }).problem?.code).toBe('INVALID_SESSION')
    expect([decide({ isDemoUser: true }).problem?.code, decide({ isDemoUser: true, isDemoMode: true }).problem]).toEqual([
      'INVALID_SESSION',
      undefined,
    ])
  })
})
