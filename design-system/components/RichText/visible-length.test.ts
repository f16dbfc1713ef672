import { expect, it } from 'vitest'
import { visibleLength } from './visible-length.ts'

it.each([
  ['', 0],
  ['Riyadh', 6],
  ['مُحَمَّد', 4],
  ['e\u0301', 1],
  ['👩‍👩‍👧🇸🇦', 2],
  ['a\u200Bb\u202Ec\u2066', 3],
  ['one\ntwo', 6],
  ['\u00ADsoft', 4],
  ['two words', 9],
])('visibleLength of %j is %d', (text, length) => expect(visibleLength(text)).toBe(length))
