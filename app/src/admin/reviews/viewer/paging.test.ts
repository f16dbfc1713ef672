import { expect, test } from 'vitest'
import { firstView, moved, moveOfKey, zooms, type Move } from './paging.ts'

const after = (...moves: Move[]) => moves.reduce((view, move) => moved(view, move, 3), firstView)

test('pages turn one at a time and stop at both ends', () => {
  expect(after('next').page).toBe(2)
  expect(after('next', 'next', 'next', 'next').page).toBe(3)
  expect(after('previous').page).toBe(1)
  expect(after('last').page).toBe(3)
  expect(after('last', 'first').page).toBe(1)
})

test('zooming keeps the page and stops at both ends', () => {
  expect(after('next', 'closer')).toEqual({ page: 2, zoom: 1.25 })
  expect(after(...zooms.map(() => 'closer' as const)).zoom).toBe(3)
  expect(after(...zooms.map(() => 'farther' as const)).zoom).toBe(0.5)
  expect(after('closer', 'closer', 'fit').zoom).toBe(1)
})

test('a document without pages stays at page 1', () => {
  expect(moved(firstView, 'last', 0).page).toBe(1)
})

test('every move has a key', () => {
  expect(new Set(Object.values(moveOfKey)).size).toBe(7)
})
