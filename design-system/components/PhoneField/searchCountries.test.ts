import { describe, expect, test } from 'vitest'
import { sampleCountries } from './phone-countries.sample.ts'
import { indexCountries, searchCountries } from './searchCountries.ts'

const index = indexCountries(sampleCountries('en', (iso) => `/flags/${iso}.svg`))
const arabic = indexCountries(sampleCountries('ar', (iso) => `/flags/${iso}.svg`))
const found = (query: string, from = index) => searchCountries(from, query).map((country) => country.id)

describe('searchCountries finds a country first', () => {
  const table: [what: string, query: string, first: string][] = [
    ['by its name', 'Saudi', 'sa'],
    ['by a later word of its name', 'emirates', 'ae'],
    ['by its name in the other language', 'السعودية', 'sa'],
    ['without the article', 'سعودية', 'sa'],
    ['without hamza', 'الامارات', 'ae'],
    ['without hamza inside the name', 'اردن', 'jo'],
    ['with another last letter', 'السعوديه', 'sa'],
    ['without vowel signs', 'عمان', 'om'],
    ['without accents', 'cote divoire', 'ci'],
    ['without an umlaut', 'turkiye', 'tr'],
    ['by its ISO code', 'eg', 'eg'],
    ['by its calling code', '966', 'sa'],
    ['by its calling code with plus', '+974', 'qa'],
    ['by its calling code with zeros', '00974', 'qa'],
    ['by its calling code in Arabic digits', '٩٦٦', 'sa'],
  ]
  test.each(table)('%s: %s', (_what, query, first) => {
    expect(found(query)[0]).toBe(first)
    expect(found(query, arabic)[0]).toBe(first)
  })
})

test('an ISO code ranks before names that start with it', () => {
  expect(found('om')[0]).toBe('om')
  expect(found('us')[0]).toBe('us')
})

test('an empty query lists every country in order', () => {
  expect(found('  ')).toEqual(index.map((entry) => entry.country.id))
})

test('the code 1 finds the countries that share it, then longer codes', () => {
  expect(found('+1')).toEqual(['ca', 'us', 'bs'])
})

test('a query without a match finds nothing', () => {
  expect(found('atlantis')).toEqual([])
  expect(found('999')).toEqual([])
})
