import { describe, expect, it } from 'vitest'
import { accept, problemsOf } from '../../validation/check.ts'
import { withdrawalAccountRules } from './rules.ts'

const good = {
  type: 'INDIVIDUAL',
  address: 'حي العليا، الرياض',
  bankAddress: 'King Fahd Road, Riyadh',
  bankName: 'Test Bank',
  city: 'Riyadh',
  countryId: 'SA',
  currency: 'SAR',
  iban: 'SA0380000000608010167519',
  mobileNumber: '+966 55 512 3471',
  nameOnAccount: 'Noura Al-Harbi',
  swiftCode: 'TESTSARI',
}
const [demo, live] = [withdrawalAccountRules('demo'), withdrawalAccountRules('live')]
const problems = (changes: Record<string, unknown>, rules = demo) => problemsOf(rules, { ...good, ...changes })

describe('reading a bank account', () => {
  it.each([
    ['swiftCode', ' test sari ٠٠١ ', 'TESTSARI001'],
    ['bankName', '  بنك   البِلاد ', 'بنك البِلاد'],
    ['bankName', 'ICICI', 'ICICI'],
    ['iban', 'sa٠٣ 8000 0000 6080 1016 7519', 'SA0380000000608010167519'],
    ['nameOnAccount', ' نورة\u202e الحربي ', 'نورة الحربي'],
    ['mobileNumber', '٠٥٥ ٥١٢ ٣٤٧١', '+966555123471'],
    ['mobileNumber', '+971 50 123 4567', '+971501234567'],
    ['mobileNumber', ' ', null],
    ['address', '', null],
    ['bankAddress', null, null],
    ['city', undefined, null],
  ])('stores the field %s, typed as %j, as %j', (field, typed, stored) =>
    expect(accept(demo, { ...good, [field]: typed })).toMatchObject({ [field]: stored }),
  )

  it('drops all other fields (security case 15)', () => {
    expect(Object.keys(accept(demo, { ...good, id: 'x', profileId: 'sara', usableFrom: 0, deletedAt: 1 })).toSorted()).toEqual(
      Object.keys(good).toSorted(),
    )
  })
})

describe('the fields of a bank account', () => {
  it.each([
    ['swiftCode', '', 'required'],
    ['swiftCode', 'TESTSAR', 'swiftCode'],
    ['swiftCode', 'TESTSARI0012', 'swiftCode'],
    ['swiftCode', 'TESTSARİ', 'swiftCode'],
    ['bankName', ' ', 'required'],
    ['bankName', 'AB', 'bankName'],
    ['bankName', 'Bank 24', 'bankName'],
    ['bankName', '=Bank', 'bankName'],
    ['bankName', 'x'.repeat(101), 'tooLong'],
    ['bankAddress', 'x'.repeat(151), 'tooLong'],
    ['address', 'x'.repeat(151), 'tooLong'],
    ['city', 'x'.repeat(51), 'tooLong'],
    ['nameOnAccount', 'N', 'tooShort'],
    ['nameOnAccount', 'x'.repeat(51), 'tooLong'],
    ['currency', 'USD', 'unknownValue'],
    ['iban', '', 'required'],
    ['iban', 'SA03800000006', 'iban'],
    ['iban', 'SА0380000000608010167519', 'iban'],
    ['iban', `SA${'0'.repeat(40)}`, 'iban'],
    ['type', 'PERSON', 'required'],
    ['countryId', '', 'required'],
    ['countryId', 'ZZ', 'unknownCountry'],
    ['mobileNumber', '12', 'phoneNumber'],
    ['mobileNumber', 'call me', 'phoneNumber'],
  ])('refuse, in %s, %j with the rule %s', (field, typed, rule) => expect(problems({ [field]: typed })).toEqual([{ path: field, rule }]))

  it.each(['bankName', 'nameOnAccount', 'iban', 'swiftCode', 'type', 'countryId'])('require %s', (field) =>
    expect(problems({ [field]: undefined })).toEqual([{ path: field, rule: 'required' }]),
  )
})

describe('an IBAN that no bank accepts', () => {
  // Security case 44.
  it.each([
    ['SA048000000060801016751', 'ibanLength'],
    ['SA0480000000608010167519', 'ibanChecksum'],
    ['US123456789012345', 'ibanLength'],
  ])('is accepted, for %s, in demo and local mode, and breaks the rule %s in live mode (P-15)', (iban, rule) => {
    expect(['demo', 'local'].map((mode) => problems({ iban }, withdrawalAccountRules(mode as 'demo')))).toEqual([[], []])
    expect(problems({ iban }, live)).toEqual([{ path: 'iban', rule }])
  })

  it('breaks the general rule for IBANs first', () => expect(problems({ iban: 'SA1' }, live)).toEqual([{ path: 'iban', rule: 'iban' }]))
})
