import { expect, it } from 'vitest'
import { brandQueryOf, suggestionsOf } from './brands.ts'

it.each([
  [' NABT ', 'nabt'],
  ['n', null],
  ['n'.repeat(101), null],
])('%j is looked for as %j', (term, text) => expect(brandQueryOf(term)).toBe(text))

it('a brand is suggested by its domain; without a name or a website it is not', () => {
  const brand = { name: 'Nabt', website: 'https://www.nabt.example/menu', picture: '/files/nabt' }
  expect(suggestionsOf(brand)).toEqual([{ name: 'Nabt', domain: 'nabt.example', icon: '/files/nabt' }])
  expect(suggestionsOf({ ...brand, name: null })).toEqual([])
  expect(suggestionsOf({ ...brand, website: null })).toEqual([])
})
