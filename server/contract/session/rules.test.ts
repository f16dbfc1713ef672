import { describe, expect, it } from 'vitest'
import { accept, problemsOf } from '../validation/check.ts'
import { signInRules, signUpRules, verifyOtpRules } from './rules.ts'

const phone = { countryId: 'SA', mobileNumber: '501234567' }

describe('signInRules', () => {
  it.each([
    [{ countryId: 'SA', mobileNumber: '50123' }, [{ path: 'mobileNumber', rule: 'phoneNumber' }]],
    [{ countryId: 'SA', mobileNumber: '  ' }, [{ path: 'mobileNumber', rule: 'required' }]],
    [{ countryId: 'ZZ', mobileNumber: '501234567' }, [{ path: 'countryId', rule: 'unknownCountry' }]],
    [{ countryId: 'SA', mobileNumber: '5'.repeat(5000) }, [{ path: 'mobileNumber', rule: 'phoneNumber' }]],
  ])('report the wrong field of %j', (input, problems) => expect(problemsOf(signInRules, input)).toEqual(problems))

  it('accept Arabic-Indic digits', () => expect(problemsOf(signInRules, { ...phone, mobileNumber: '٥٠١٢٣٤٥٦٧' })).toEqual([]))
})

describe('signUpRules', () => {
  it('require accepted terms', () => {
    expect(problemsOf(signUpRules, { ...phone, acceptedTerms: false })).toEqual([{ path: 'acceptedTerms', rule: 'accepted' }])
  })
  it('accept a sign-up without an invitation code', () => {
    expect(accept(signUpRules, { ...phone, acceptedTerms: true, invitationCode: null })).toMatchObject({ invitationCode: null })
  })
})

describe('the code in verifyOtpRules', () => {
  it.each(['123456', '١٢٣٤٥٦', '１２３４５６', ' 123 456 '])('is read from %j', (code) => {
    expect(accept(verifyOtpRules, { challengeId: 'x', code }).code).toBe('123456')
  })
  it.each(['12345', '1234567', '12345a', '', '12 34 5'])('is refused if it is %j', (code) => {
    expect(problemsOf(verifyOtpRules, { challengeId: 'x', code })).toEqual([{ path: 'code', rule: 'code' }])
  })
})
