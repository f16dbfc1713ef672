import { describe, expect, it } from 'vitest'
import { accept, problemsOf } from '../validation/check.ts'
import { businessContactRules, businessDocumentsRules, businessSocialRules, createBusinessProfileRules } from './rules.ts'

const megabytes = (size: number) => ({ name: 'paper.pdf', type: 'application/pdf', size: size * 1024 * 1024 })

const good = {
  type: 'BRAND',
  name: '  نبت  ',
  countryId: 'SA',
  email: 'People@NABT.example',
  mobileCountryId: 'SA',
  mobileNumber: '0512345678',
  contactMethods: ['email'],
  socialPlatform: 'INSTAGRAM',
  socialUrl: 'instagram.com/nabt.coffee',
  documents: [megabytes(1)],
}

describe('createBusinessProfileRules', () => {
  it('return the stored form, and drop fields that only the server may set', () => {
    expect(
      accept(createBusinessProfileRules, { ...good, website: ' nabt.example ', vatNumber: '', status: 'Active', isVerified: true }),
    ).toEqual({
      ...good,
      name: 'نبت',
      email: 'People@nabt.example',
      socialUrl: 'https://instagram.com/nabt.coffee',
      website: 'https://nabt.example/',
      vatNumber: null,
    })
  })

  it('accept registration numbers with digits of either script', () => {
    expect(
      accept(createBusinessProfileRules, { ...good, commercialRegistrationNumber: '١٠١٠ ٢٠٣٠٤٠', vatNumber: '٣٠٠-123456789-003' }),
    ).toMatchObject({ commercialRegistrationNumber: '1010203040', vatNumber: '300123456789003' })
  })

  it.each([
    ['type', 'INFLUENCER', 'unknownValue'],
    ['name', '', 'required'],
    ['name', 'ab', 'workName'],
    ['name', 'x'.repeat(101), 'tooLong'],
    ['countryId', '', 'required'],
    ['countryId', 'XX', 'unknownCountry'],
    ['email', '', 'required'],
    ['email', 'people@nabt', 'email'],
    ['mobileNumber', '', 'required'],
    ['mobileNumber', '51234567', 'phoneNumber'],
    ['contactMethods', [], 'contactMethod'],
    ['website', 'javascript:alert(1)', 'url'],
    ['website', 'http://localhost/', 'url'],
    ['socialUrl', '', 'required'],
    ['socialUrl', 'not a link', 'url'],
    ['socialUrl', 'https://user:secret@instagram.com/x', 'url'],
    ['commercialRegistrationNumber', '123456789', 'commercialRegistration'],
    ['vatNumber', '100123456789003', 'vatNumber'],
    ['vatNumber', '300123456789001', 'vatNumber'],
    ['documents', [], 'documents'],
    ['documents', Array.from({ length: 6 }, () => megabytes(1)), 'maxItems'],
  ])('refuse, in the field %s, %j', (field, value, rule) => {
    expect(problemsOf(createBusinessProfileRules, { ...good, [field]: value })).toEqual([{ path: field, rule }])
  })

  it('report each document that is too large', () => {
    expect(problemsOf(businessDocumentsRules, { documents: [megabytes(50), megabytes(50.001)] })).toEqual([
      { path: 'documents.1', rule: 'pdfSize' },
    ])
  })

  it.each(['https://tiktok.com/@nabt', 'https://instagram.com.evil.example/nabt', 'https://notinstagram.com/nabt'])(
    'refuse %s as an Instagram account',
    (socialUrl) => {
      expect(problemsOf(businessSocialRules, { socialPlatform: 'INSTAGRAM', socialUrl })).toEqual([
        { path: 'socialUrl', rule: 'platformUrl', params: { platform: 'INSTAGRAM' } },
      ])
    },
  )

  it('check the length of a phone number by the rules of its country', () => {
    const contact = { email: 'a@b.example', contactMethods: ['call'], mobileCountryId: 'KW' }
    expect(problemsOf(businessContactRules, { ...contact, mobileNumber: '51234567' })).toEqual([])
    expect(problemsOf(businessContactRules, { ...contact, mobileNumber: '512345678' })).toEqual([
      { path: 'mobileNumber', rule: 'phoneNumber' },
    ])
  })
})
