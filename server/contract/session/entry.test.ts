import { describe, expect, it } from 'vitest'
import type { ProfileStatus, ProfileType } from '../profiles/types.ts'
import { decideEntry, firstProfile, sessionsBeyond } from './entry.ts'

const day = 86_400_000
const now = 1_800_000_000_000
const profile = (id: string, type: ProfileType, createdAt: number, status: ProfileStatus = 'Active') => ({ id, type, createdAt, status })
const owner = {
  lastSignInAt: now - day,
  createdAt: now - 400 * day,
  isDemoUser: false,
  account: { suspendedAt: null, closedAt: null, erasedAt: null } as { suspendedAt: number | null; closedAt: number | null; erasedAt: null },
  profiles: [profile('p', 'INFLUENCER', 1)],
}
const decide = (over: Partial<typeof owner> = {}, { isDemoMode = false, isLimitless = false } = {}) =>
  decideEntry({ owner: { ...owner, ...over }, isDemoMode, isLimitless }, now)

describe('decideEntry', () => {
  it('returns the time of the sign-in and the profile of the new session', () => {
    expect(decide().changes).toMatchObject({ lastSignInAt: now, profile: { id: 'p' }, dormantDays: null })
  })

  it('refuses a number without an owner, a suspended account and a closed account', () => {
    const { account } = owner
    expect(decideEntry({ owner: undefined, isDemoMode: true, isLimitless: false }, now).problem?.code).toBe('USER_NOT_FOUND')
    expect(decide({ profiles: [] }).problem?.code).toBe('USER_NOT_FOUND')
    expect(decide({ account: { ...account, suspendedAt: 1 } }).problem?.code).toBe('USER_SUSPENDED')
    expect(decide({ account: { ...account, suspendedAt: 1, closedAt: 1 } }).problem?.code).toBe('ACCOUNT_CLOSED')
  })

  it('refuses demo users outside demo mode', () => {
    expect(decide({ isDemoUser: true }).problem?.code).toBe('USER_SUSPENDED')
    expect(decide({ isDemoUser: true }, { isDemoMode: true }).problem).toBeUndefined()
  })

  it('returns the days of an absence of more than 180 days, except for numbers without limits', () => {
    expect(decide({ lastSignInAt: now - 180 * day }).changes?.dormantDays).toBeNull()
    expect(decide({ lastSignInAt: now - 181 * day }).changes?.dormantDays).toBe(181)
    expect(decide({ lastSignInAt: now - 181 * day }, { isLimitless: true }).changes?.dormantDays).toBeNull()
  })

  it('firstProfile chooses the person’s own profile, else the oldest business; it chooses a closed profile only if no other is left', () => {
    const brand = profile('b', 'BRAND', 1)
    const agency = profile('a', 'AGENCY', 2)
    const own = profile('o', 'AGENT', 3)
    const closed = profile('c', 'INFLUENCER', 0, 'Inactive')
    expect(firstProfile([agency, closed, brand, own])?.id).toBe('o')
    expect(firstProfile([agency, closed, brand])?.id).toBe('b')
    expect(firstProfile([closed])?.id).toBe('c')
    expect(firstProfile([])).toBeUndefined()
  })

  it('sessionsBeyond returns the sessions above the device limit, beginning with the least recently used', () => {
    const sessions = [3, 1, 2].map((lastUsedAt) => ({ id: `s${lastUsedAt}`, lastUsedAt }))
    expect(sessionsBeyond(sessions, 2).map(({ id }) => id)).toEqual(['s1'])
    expect(sessionsBeyond(sessions, 3)).toEqual([])
  })
})
