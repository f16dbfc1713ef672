import { describe, expect, it } from 'vitest'
import { accessClaims, decideAccess, isAccessClaims, isExpired, isTooEarly } from './access.ts'

const now = 1_800_000_000_000
const claims = accessClaims({ sub: 'u', profileId: 'p', profileType: 'BRAND', sid: 's' }, 900, now)
const session = {
  userId: 'u',
  profileId: 'p',
  profileType: 'AGENCY' as const,
  expiresAt: now + 1,
  isRevoked: false,
  isProfileRemoved: false,
  account: { suspendedAt: null, closedAt: null, erasedAt: null } as { suspendedAt: number | null; closedAt: number | null; erasedAt: null },
}

describe('access tokens', () => {
  it('are refused if one of our claims is missing or has another form', () => {
    expect(isAccessClaims(claims)).toBe(true)
    for (const over of [{ iss: 'x' }, { aud: 'admin' }, { sub: '' }, { sid: 'x'.repeat(65) }, { profileType: 'ADMIN' }, { exp: 1.5 }])
      expect(isAccessClaims({ ...claims, ...over })).toBe(false)
    expect([null, 'text', 1].map(isAccessClaims)).toEqual([false, false, false])
  })

  it('are valid from 30 s before their creation to the second of their expiry', () => {
    expect([isTooEarly(claims, now - 30_000), isTooEarly(claims, now - 30_001)]).toEqual([false, true])
    expect([isExpired(claims, now + 899_999), isExpired(claims, now + 900_000)]).toEqual([false, true])
  })
})

describe('decideAccess', () => {
  const decide = (over: Partial<typeof session>) => decideAccess({ ...session, ...over }, claims, now).problem?.code

  it('returns the session of the profile, with the profile’s current type', () => {
    expect(decideAccess(session, claims, now).changes).toMatchObject({ profileId: 'p', profileType: 'AGENCY' })
  })

  it('refuses a session that ended, one of a removed profile, and one of a suspended or closed account', () => {
    expect(decideAccess(undefined, claims, now).problem?.code).toBe('INVALID_SESSION')
    expect([decide({ isRevoked: true }), decide({ isProfileRemoved: true }), decide({ expiresAt: now })]).toEqual([
      'INVALID_SESSION',
      'INVALID_SESSION',
      'INVALID_SESSION',
    ])
    expect(decide({ isRevoked: true, account: { ...session.account, suspendedAt: 1 } })).toBe('USER_SUSPENDED')
    expect(decide({ account: { ...session.account, closedAt: 1 } })).toBe('INVALID_SESSION')
  })

  it('refuses a token if the session now acts as another profile', () => {
    expect([decide({ profileId: 'q' }), decide({ userId: 'v' })]).toEqual(['UN_AUTHORIZED', 'UN_AUTHORIZED'])
  })
})
