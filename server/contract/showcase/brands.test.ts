import { expect, it } from 'vitest'
import { noSettings } from '../profiles/new-profile.ts'
import { brandQueryOf, suggestionsOf } from './brands.ts'

it.each([
  [' NABT ', 'nabt'],
  ['n', null],
  ['n'.repeat(101), null],
])('brandQueryOf(%j) is %j', (term, text) => expect(brandQueryOf(term)).toBe(text))

it('suggestionsOf returns a brand with its domain, and nothing if the name or the website is missing', () => {
  const brand = { ...noSettings, name: 'Nabt', website: 'https://www.nabt.example/menu', picture: '/files/nabt' }
  expect(suggestionsOf(brand, 'en')).toEqual([{ name: 'Nabt', domain: 'nabt.example', icon: '/files/nabt' }])
  expect(suggestionsOf({ ...brand, nameInOtherScript: 'نبت' }, 'ar')).toMatchObject([{ name: 'نبت' }])
  expect(suggestionsOf({ ...noSettings, ...brand, name: null }, 'en')).toEqual([])
  expect(suggestionsOf({ ...noSettings, ...brand, website: null }, 'en')).toEqual([])
})
