import { describe, expect, it } from 'vitest'
import { movedTo, placeByKey, placeOf, wayOf } from './sorting.ts'

describe('an entry that is moved', () => {
  const ids = ['a', 'b', 'c', 'd']
  it.each([
    ['a', 2, ['b', 'c', 'a', 'd']],
    ['d', 0, ['d', 'a', 'b', 'c']],
    ['b', 9, ['a', 'c', 'd', 'b']],
    ['c', -1, ['c', 'a', 'b', 'd']],
  ] as const)('%s to place %i is there and the others keep their order', (id, place, expected) =>
    expect(movedTo(ids, id, place)).toEqual(expected),
  )

  it('changes nothing where it has that place already, or is not in the list', () => {
    expect(movedTo(ids, 'b', 1)).toBe(ids)
    expect(movedTo(ids, 'a', -1)).toBe(ids)
    expect(movedTo(ids, 'x', 0)).toBe(ids)
  })
})

it('arrow keys move by one place, Home and End to the ends, other keys do nothing', () =>
  expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'ArrowLeft', 'a'].map((key) => placeByKey(key, 2, 5))).toEqual([1, 3, 0, 4, null, null]))

describe('a row that is dragged', () => {
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
  ])('from place %i by %i px comes to place %i', (from, shift, to) => expect(placeOf(rows, from, shift)).toBe(to))

  it('shifts the rows between by its own height, and no others', () => {
    expect([0, 1, 2].map((place) => wayOf(rows, place, 0, 1))).toEqual([0, -60, 0])
    expect([0, 1, 2].map((place) => wayOf(rows, place, 2, 0))).toEqual([60, 60, 0])
  })
})
