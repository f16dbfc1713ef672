import { expect, it } from 'vitest'
import { changed, isSame } from './change.ts'

it('changed keeps the fields that the input leaves out, and sets only optional fields to null', () =>
  expect(
    changed<{ a: number | null; b: number | null; c: number }>({ a: 1, b: 2, c: 3 }, { a: null, b: null, c: undefined, d: 5 }, ['b']),
  ).toEqual({
    a: 1,
    b: null,
    c: 3,
  }))

it('isSame treats undefined and null as the same value', () => {
  const current = { a: null, b: 2 }
  expect(
    [
      { a: undefined, b: 2 },
      { a: null, b: 2 },
      { a: 1, b: 2 },
      { a: null, b: 3 },
    ].map((next) => isSame(current, next)),
  ).toEqual([true, true, false, false])
})
