import { describe, expect, it } from 'vitest'
import { decideAdminAccess } from './session.ts'
import { decideAdminSignIn, newAdminSession, refusedSignIn, type AdminSignInState } from './sign-in.ts'

const now = 1_000_000
const hour = 3_600_000
const account = { id: 'a', email: 'sara@wasla.example', hasTotp: false, disabledAt: null }
const demoAddress = 'review@wasla.example'
const next = { sessionId: 's', now, sessionLife: 12 }

describe('signing in to the back office', () => {
  const decide = (state: Partial<AdminSignInState>, totp: string | null = null) =>
    decideAdminSignIn({ mode: 'live', account, isPasswordRight: true, match: null, ...state }, { totp }, next)
  const codeOf = (...given: Parameters<typeof decide>) => decide(...given).problem?.code

  it('opens a session for the given number of hours, and logs the sign-in', () => {
    expect(decide({}).changes).toEqual({
      session: { id: 's', adminId: 'a', provenAt: now, lastUsedAt: now, expiresAt: now + 12 * hour, revokedAt: null },
      totpStep: null,
      action: { action: 'admin.signedIn', target: 'a', before: null, after: null },
    })
  })

  it('gives the same error for an unknown address, a wrong password, and a demo account outside the demo', () => {
    expect(codeOf({ account: null })).toBe('ADMIN_SIGN_IN_FAILED')
    expect(codeOf({ isPasswordRight: false })).toBe('ADMIN_SIGN_IN_FAILED')
    expect(codeOf({ account: { ...account, disabledAt: 1 }, isPasswordRight: false })).toBe('ADMIN_SIGN_IN_FAILED')
    expect(codeOf({ account: { ...account, email: demoAddress } })).toBe('ADMIN_SIGN_IN_FAILED')
    expect(codeOf({ account: { ...account, email: demoAddress }, mode: 'demo' })).toBeUndefined()
  })

  it('needs a valid, unused code if the account has a second step', () => {
    const enrolled = { ...account, hasTotp: true }
    expect(codeOf({ account: { ...enrolled, disabledAt: 1 } })).toBe('USER_SUSPENDED')
    expect(codeOf({ account: enrolled })).toBe('ADMIN_TOTP_REQUIRED')
    expect(codeOf({ account: enrolled }, '123456')).toBe('WRONG_OTP')
    expect(codeOf({ account: enrolled, match: { step: 7, lastStep: 7 } }, '123456')).toBe('WRONG_OTP')
    expect(decide({ account: enrolled, match: { step: 8, lastStep: 7 } }, '123456').changes?.totpStep).toBe(8)
  })

  it('logs a refusal; the target is unknown if no account has the email address', () => {
    expect(refusedSignIn(account, 'WRONG_OTP')).toMatchObject({ target: 'a', after: { code: 'WRONG_OTP' } })
    expect(refusedSignIn(null, 'ADMIN_SIGN_IN_FAILED').target).toBe('unknown')
  })
})

describe('a session of the back office', () => {
  const session = newAdminSession('a', next)
  const decide = (state: Partial<Parameters<typeof decideAdminAccess>[0]>, at = now) =>
    decideAdminAccess({ mode: 'live', account, session, ...state }, { now: at, idleLimit: 2 })
  const codeOf = (...given: Parameters<typeof decide>) => decide(...given).problem?.code

  it('is valid until it expires, is revoked or has been unused for too long', () => {
    expect(codeOf({}, now + 2 * hour)).toBeUndefined()
    expect(codeOf({}, now + 2 * hour + 1)).toBe('INVALID_SESSION')
    expect(codeOf({ session: { ...session, lastUsedAt: now + 12 * hour } }, now + 12 * hour)).toBe('INVALID_SESSION')
    expect(codeOf({ session: { ...session, revokedAt: now } })).toBe('INVALID_SESSION')
    expect(codeOf({ session: null })).toBe('INVALID_SESSION')
    expect(codeOf({ account: null })).toBe('INVALID_SESSION')
  })

  it('is refused with USER_SUSPENDED for a disabled account, even if the session has also expired', () => {
    expect(codeOf({ account: { ...account, disabledAt: 1 }, session: { ...session, revokedAt: now } })).toBe('USER_SUSPENDED')
  })

  it('is refused to a demo account outside the demo', () => {
    expect(codeOf({ account: { ...account, email: demoAddress } })).toBe('INVALID_SESSION')
  })

  it('saves the time of its last use at most once a minute', () => {
    expect(decide({}, now + 59_999).changes).toEqual({ isUseSaved: false })
    expect(decide({}, now + 60_000).changes).toEqual({ isUseSaved: true })
  })
})
