import { expect, test } from 'vitest'
import { fitted } from './fitted.ts'

test.each([
  ['a text that fits', 'Nab', 'Nabt', 4, 'Nabt'],
  ['what is pasted at the end', 'Na', 'Nabt Coffee', 4, 'Nabt'],
  ['what is pasted in the middle, and what is behind it', 'Nt', 'Nabcdt', 4, 'Nabt'],
  ['what is pasted in front, and what was there', 'نبت', 'قهوة نبت', 4, 'قنبت'],
  ['what replaces the whole text', 'شاي', 'قهوة نبت', 4, 'قهوة'],
  ['emoji as one character each', 'ab', 'ab👩‍👩‍👧👩‍👩‍👧', 3, 'ab👩‍👩‍👧'],
  ['a text that was too long before, once it is shortened', 'abcdef', 'abcde', 3, 'abcde'],
  ['a mark on the last letter', 'محم', 'محمَ', 3, 'محمَ'],
  ['nothing more at the limit', 'abc', 'abxc', 3, 'abc'],
])('a field accepts %s', (_what, before, next, limit, expected) => expect(fitted(before, next, limit)).toBe(expected))
