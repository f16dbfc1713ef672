import { expect, test } from 'vitest'
import { countries, defaultCountryId } from '@wasla/contract/reference/countries.ts'
import { firstCountry } from './first-country.ts'

test('a phone field begins with the country that the contract puts first', () => {
  expect(firstCountry).toEqual(countries[0])
  expect(firstCountry.id).toBe(defaultCountryId)
})
