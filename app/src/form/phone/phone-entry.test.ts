import { expect, test } from 'vitest'
import { countries } from '@wasla/contract/reference/countries.ts'
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

test('a country nobody knows has no numbers', () => {
  expect(phoneNumberOf({ countryId: 'XX', national: '550123478' }, countries)).toBeNull()
})
