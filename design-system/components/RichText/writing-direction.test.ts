import { expect, it } from 'vitest'
import { directionOf } from './writing-direction.ts'

it.each([
  ['Rice', 'ltr'],
  ['أرز', 'rtl'],
  ['12 أرز and rice', 'rtl'],
  ['• 7', null],
  ['', null],
])('directionOf of %s is %s', (words, direction) => expect(directionOf(words)).toBe(direction))
