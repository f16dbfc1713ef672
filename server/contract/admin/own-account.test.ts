import { describe, expect, it } from 'vitest'
import { decidePasswordChange, decideTotpConfirmation, decideTotpRemoval, decideTotpStart } from './own-account.ts'

const right = { adminId: 'a', isPasswordRight: true }
const wrong = { adminId: 'a', isPasswordRight: false }
const atPassword = [{ path: 'password', rule: 'wrongPassword' }]

describe('the own account of the back office', () => {
  it('changes only for who types the password again', () => {
    for (const decide of [decideTotpStart, decidePasswordChange]) {
      expect(decide(wrong).problem?.fields).toEqual(atPassword)
      expect(decide(right).problem).toBeUndefined()
    }
    expect(decideTotpRemoval({ ...wrong, hasTotp: false }).problem?.fields).toEqual(atPassword)
  })

  it('gets its second step with a code that fits, and loses it once', () => {
    expect(decideTotpConfirmation({ adminId: 'a', hasTotp: false }, null).problem?.code).toBe('WRONG_OTP')
    expect(decideTotpConfirmation({ adminId: 'a', hasTotp: false }, 9).changes).toMatchObject({
      step: 9,
      action: { before: { hasTotp: false }, after: { hasTotp: true } },
    })
    expect(decideTotpRemoval({ ...right, hasTotp: false }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decideTotpRemoval({ ...right, hasTotp: true }).changes?.action).toMatchObject({ after: { hasTotp: false } })
  })
})
