import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '@wasla/contract/reference/countries.ts'
import { toE164 } from '@wasla/contract/validation/phone.ts'
import { parsePhone } from '@wasla/design-system/components/PhoneField/parsePhone.ts'
import { phoneNumberOf } from './phone-entry.ts'

test.each([
  ['550123478', '+966550123478'],
  ['0550123478', '+966550123478'],
  ['٠٥٥٠١٢٣٤٧٨', '+966550123478'],
])('accepts %s as a number of Saudi Arabia', (national, e164) => {
  expect(phoneNumberOf({ countryId: 'SA', national }, countries)).toEqual({ countryId: 'SA', national: '550123478', e164 })
})

test.each(['', '55012347', '55012347899', '000000000', '55o123478'])('refuses %j as a number of Saudi Arabia', (national) => {
  expect(phoneNumberOf({ countryId: 'SA', national }, countries)).toBeNull()
})

test('accepts no number for an unknown country', () => {
  expect(phoneNumberOf({ countryId: 'XX', national: '550123478' }, countries)).toBeNull()
})

/** Generates digits, with the characters that people type before, between and after digits. */
const typedNumber = fc
  .tuple(
    fc.constantFrom('', '0', '00', '+'),
    fc.constantFrom('', 'code', 'code0', 'code00'),
    fc.array(fc.constantFrom(...'0123456789٥ -'), { minLength: 3, maxLength: 14 }),
    fc.constantFrom('', '+', 'x'),
  )
  .map(
    ([before, code, digits, behind]) =>
      (dial: string) =>
        before + code.replace('code', dial.slice(1)) + digits.join('') + behind,
  )

// The design system must not import the contract, so the field has its own parser (Y-18).
test('the field’s parser and the contract’s parser return the same number', () => {
  fc.assert(
    fc.property(typedNumber, fc.constantFrom(...countries), (typed, country) => {
      const text = typed(country.phoneCode)
      const field = {
        ...{ id: country.id, name: '', searchNames: [], flagUrl: '', dialCode: country.phoneCode },
        nationalLength: country.phoneNumberLength,
        nationalLengths: country.phoneNumberLengths,
        beginsWithZero: country.beginsWithZero,
      }
      expect([country.id, text, parsePhone(text, field, [field]).e164]).toEqual([country.id, text, toE164(text, country)])
    }),
    { numRuns: 5_000 },
  )
})
