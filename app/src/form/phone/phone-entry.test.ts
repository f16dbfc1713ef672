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
])('%s is a number of Saudi Arabia', (national, e164) => {
  expect(phoneNumberOf({ countryId: 'SA', national }, countries)).toEqual({ countryId: 'SA', national: '550123478', e164 })
})

test.each(['', '55012347', '55012347899', '000000000', '55o123478'])('%j is not', (national) => {
  expect(phoneNumberOf({ countryId: 'SA', national }, countries)).toBeNull()
})

test('an unknown country has no numbers', () => {
  expect(phoneNumberOf({ countryId: 'XX', national: '550123478' }, countries)).toBeNull()
})

/** Generates digits with what people type before, between and after them. */
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

// Y-18: the design system must not import the contract, so the field has its own parser.
test('the field parses a number like the contract', () => {
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
