import { describe, expect, it } from 'vitest'
import { decidePasswordChange, decideTotpConfirmation, decideTotpRemoval, decideTotpStart } from './own-account.ts'

const right = { adminId: 'a', isPasswordRight: true }
const wrong = { adminId: 'a', isPasswordRight: false }
const atPassword = [{ path: 'password', rule: 'wrongPassword' }]

describe('an admin’s own account', () => {
  it('requires the right password for a change', () => {
    const start = (who: typeof right) => decideTotpStart({ ...who, hasTotp: false })
    for (const decide of [start, decidePasswordChange]) {
      expect(decide(wrong).problem?.fields).toEqual(atPassword)
      expect(decide(right).problem).toBeUndefined()
    }
    expect(decideTotpRemoval({ ...wrong, hasTotp: false }, 'local').problem?.fields).toEqual(atPassword)
  })

  it('gets a second step by a valid code; a second step can be removed only if there is one', () => {
    expect(decideTotpConfirmation({ adminId: 'a', hasTotp: false }, null).problem?.code).toBe('WRONG_OTP')
    expect(decideTotpConfirmation({ adminId: 'a', hasTotp: false }, 9).changes).toMatchObject({
      step: 9,
      action: { before: { hasTotp: false }, after: { hasTotp: true } },
    })
    expect(decideTotpRemoval({ ...right, hasTotp: false }, 'local').problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decideTotpRemoval({ ...right, hasTotp: true }, 'local').changes?.action).toMatchObject({ after: { hasTotp: false } })
  })

  it('keeps its second step in live mode, and a password alone cannot replace it (Y-09)', () => {
    expect(decideTotpRemoval({ ...right, hasTotp: true }, 'live').problem?.code).toBe('ADMIN_TOTP_SETUP_NEEDED')
    expect(decideTotpStart({ ...right, hasTotp: true }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decideTotpConfirmation({ adminId: 'a', hasTotp: true }, 9).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })
})
