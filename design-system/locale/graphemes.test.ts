import { expect, test } from 'vitest'
import { firstGraphemes, graphemeCount } from './graphemes.ts'

test.each([
  ['', 0],
  ['Nabt', 4],
  ['مُحَمَّد', 4],
  ['👩‍👩‍👧', 1],
  ['🇸🇦 a', 3],
])('graphemeCount(%j) is %i', (text, count) => expect(graphemeCount(text)).toBe(count))

test.each([
  ['Nabt', 9, 'Nabt'],
  ['Nabt', 2, 'Na'],
  ['مُحَمَّد', 2, 'مُحَ'],
  ['👩‍👩‍👧👩‍👩‍👧', 1, '👩‍👩‍👧'],
  ['👩‍👩‍👧', 1, '👩‍👩‍👧'],
])('firstGraphemes(%j, %i) is %j', (text, most, beginning) => expect(firstGraphemes(text, most)).toBe(beginning))
