import { describe, expect, it } from 'vitest'
import { movedTo, placeByKey, placeOf, wayOf } from './sorting.ts'

describe('movedTo', () => {
  const ids = ['a', 'b', 'c', 'd']
  it.each([
    ['a', 2, ['b', 'c', 'a', 'd']],
    ['d', 0, ['d', 'a', 'b', 'c']],
    ['b', 9, ['a', 'c', 'd', 'b']],
    ['c', -1, ['c', 'a', 'b', 'd']],
  ] as const)('moves %s to position %i and keeps the order of the others', (id, place, expected) =>
    expect(movedTo(ids, id, place)).toEqual(expected),
  )

  it('returns the same array if the entry has that position already or is unknown', () => {
    expect(movedTo(ids, 'b', 1)).toBe(ids)
    expect(movedTo(ids, 'a', -1)).toBe(ids)
    expect(movedTo(ids, 'x', 0)).toBe(ids)
  })
})

it('placeByKey moves by one position on the up and down arrow keys, to the ends on Home and End, and not on other keys', () =>
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowLeft', 'a'].map((key) => placeByKey(key, 2, 5))).toEqual([1, 3, 0, 4, null, null]))

describe('a dragged row', () => {
  const rows = [
    { top: 100, height: 60 },
    { top: 160, height: 100 },
    { top: 260, height: 60 },
  ]
  it.each([
    [0, 0, 0],
    [0, 49, 0],
    [0, 51, 1],
    [0, 200, 2],
    [2, -51, 1],
    [2, -1000, 0],
    [1, 31, 2],
    [1, -31, 0],
  ])('from position %i by %i px moves to position %i', (from, shift, to) => expect(placeOf(rows, from, shift)).toBe(to))

  it('shifts the rows in between by its own height, and no others', () => {
    expect([0, 1, 2].map((place) => wayOf(rows, place, 0, 1))).toEqual([0, -60, 0])
    expect([0, 1, 2].map((place) => wayOf(rows, place, 2, 0))).toEqual([60, 60, 0])
  })
})
