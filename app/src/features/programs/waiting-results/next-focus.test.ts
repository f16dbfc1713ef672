import { expect, test } from 'vitest'
import { rowByKey } from './next-focus.ts'

const rows = ['a', 'b', 'c']

test.each([
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', null],
  ['c', 'ArrowDown', null],
  ['b', 'Enter', null],
  ['gone', 'ArrowDown', null],
])('rowByKey moves from row %s with the key %s to %s', (current, key, expected) => expect(rowByKey(rows, current, key)).toBe(expected))
