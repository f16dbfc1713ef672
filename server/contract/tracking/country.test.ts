import { expect, it } from 'vitest'
import { countryOf } from './country.ts'

it.each([
  ['SA', 'SA'],
  [' ae ', 'AE'],
  ['XX', 'ZZ'],
  ['T1', 'ZZ'],
  ['', 'ZZ'],
  ['SAU', 'ZZ'],
  ["SA'; drop table clicks", 'ZZ'],
  [null, 'ZZ'],
  [undefined, 'ZZ'],
])('reads %j as the country %s', (named, country) => expect(countryOf(named)).toBe(country))
