import { expect, it } from 'vitest'
import { cropOf, scrolledTo } from './crop.ts'

it.each([
  ['in the middle', { x: 600, y: 400, width: 10, height: 10 }, { x: 425, y: 295, width: 360, height: 220 }],
  ['at the left edge', { x: 0, y: 0, width: 10, height: 10 }, { x: 0, y: 0, width: 360, height: 220 }],
  ['at the right edge', { x: 1270, y: 790, width: 10, height: 10 }, { x: 920, y: 580, width: 360, height: 220 }],
  ['as wide as the page', { x: 0, y: 100, width: 1280, height: 300 }, { x: 0, y: 52, width: 1280, height: 396 }],
])('cropOf returns a change %s with its surroundings', (_, box, expected) =>
  expect(cropOf(box, { width: 1280, height: 800 })).toEqual(expected),
)

it('cropOf returns the whole picture if it is smaller than a crop', () =>
  expect(cropOf({ x: 3, y: 3, width: 2, height: 2 }, { width: 40, height: 30 })).toEqual({ x: 0, y: 0, width: 40, height: 30 }))

it('scrolledTo centres a change; if it is wider than the view, it begins at the reader’s side', () => {
  expect(scrolledTo(1000, 100, 500, false)).toBe(800)
  expect(scrolledTo(1000, 100, 500, true)).toBe(800)
  expect(scrolledTo(200, 900, 500, false)).toBe(200)
  expect(scrolledTo(200, 900, 500, true)).toBe(600)
})
