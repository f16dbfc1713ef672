import { expect, it } from 'vitest'
import { isSameData } from './same-data.ts'

it.each([
  [1, 1],
  [null, null],
  [
    { a: 1, b: [1, { c: 2 }] },
    { b: [1, { c: 2 }], a: 1 },
  ],
  [{ a: undefined }, {}],
])('%j and %j are equal', (one, other) => expect(isSameData(one, other)).toBe(true))

it.each([
  [1, '1'],
  [null, {}],
  [
    [1, 2],
    [2, 1],
  ],
  [[1], { 0: 1 }],
  [{ a: 1 }, { a: 1, b: null }],
  [[1], [1, 2]],
])('%j and %j differ', (one, other) => expect(isSameData(one, other)).toBe(false))
