import { expect, it } from 'vitest'
import { cropOf, scrolledTo } from './crop.ts'

it.each([
  ['in the middle', { x: 600, y: 400, width: 10, height: 10 }, { x: 425, y: 295, width: 360, height: 220 }],
  ['at the left edge', { x: 0, y: 0, width: 10, height: 10 }, { x: 0, y: 0, width: 360, height: 220 }],
  ['at the right edge', { x: 1270, y: 790, width: 10, height: 10 }, { x: 920, y: 580, width: 360, height: 220 }],
  ['as wide as the page', { x: 0, y: 100, width: 1280, height: 300 }, { x: 0, y: 52, width: 1280, height: 396 }],
])('a change %s is shown with what stands around it', (_, box, expected) =>
  expect(cropOf(box, { width: 1280, height: 800 })).toEqual(expected),
)

it('a picture smaller than a crop is shown whole', () =>
  expect(cropOf({ x: 3, y: 3, width: 2, height: 2 }, { width: 40, height: 30 })).toEqual({ x: 0, y: 0, width: 40, height: 30 }))

it('a change is scrolled into the middle, and one wider than the room to where its readers begin', () => {
  expect(scrolledTo(1000, 100, 500, false)).toBe(800)
  expect(scrolledTo(1000, 100, 500, true)).toBe(800)
  expect(scrolledTo(200, 900, 500, false)).toBe(200)
  expect(scrolledTo(200, 900, 500, true)).toBe(600)
})
