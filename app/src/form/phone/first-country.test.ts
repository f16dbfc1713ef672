import { expect, test } from 'vitest'
import { countries, defaultCountryId } from '@wasla/contract/reference/countries.ts'
import { firstCountry } from './first-country.ts'

test('a phone field starts with the first country of the contract', () => {
  expect(firstCountry).toEqual(countries[0])
  expect(firstCountry.id).toBe(defaultCountryId)
})
