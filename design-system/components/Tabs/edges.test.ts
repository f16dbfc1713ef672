import { describe, expect, it } from 'vitest'
import { hiddenEdges, intoSight } from './edges.ts'

const row = { scrollWidth: 600, clientWidth: 300 }

describe('hiddenEdges', () => {
  it.each([
    [0, { start: false, end: true }],
    [150, { start: true, end: true }],
    [300, { start: true, end: false }],
    [299.6, { start: true, end: false }],
  ])('finds the hidden edges of a row from left to right that is scrolled by %d', (scrollLeft, hidden) => {
    expect(hiddenEdges({ ...row, scrollLeft })).toEqual(hidden)
  })

  it.each([
    [0, { start: false, end: true }],
    [-150, { start: true, end: true }],
    [-300, { start: true, end: false }],
  ])('finds the hidden edges of a row from right to left that is scrolled by %d', (scrollLeft, hidden) => {
    expect(hiddenEdges({ ...row, scrollLeft })).toEqual(hidden)
  })

  it('hides nothing if everything fits', () => {
    expect(hiddenEdges({ scrollLeft: 0, scrollWidth: 300, clientWidth: 300 })).toEqual({ start: false, end: false })
  })
})

describe('intoSight', () => {
  const frame = { left: 0, right: 300 }
  it.each([
    [{ left: 100, right: 160 }, 0],
    [{ left: -40, right: 20 }, -72],
    [{ left: 280, right: 340 }, 72],
    [{ left: 10, right: 60 }, -22],
  ])('for a part at %o scrolls the row by %d', (part, by) => {
    expect(intoSight(part, frame, 32)).toBe(by)
  })
})
