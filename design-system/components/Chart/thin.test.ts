import { describe, expect, it } from 'vitest'
import { labelRoom, labelsThatFit, lean, thin } from './thin.ts'

describe('labels under a chart', () => {
  it('all stay where there is room', () => {
    expect(thin(4, 6)).toEqual([0, 1, 2, 3])
  })

  it('are thinned evenly and keep the first', () => {
    expect(thin(10, 4)).toEqual([0, 3, 6, 9])
    expect(thin(7, 3)).toEqual([0, 3, 6])
    expect(thin(5, 0)).toEqual([0])
    expect(thin(0, 3)).toEqual([])
  })

  it.each([
    [320, 6, 5],
    [320, 14, 2],
    [320, 60, 2],
    [10, 40, 1],
    [900, 6, 15],
  ])('on %d px with %d letters are %d', (room, letters, fit) => {
    expect(labelsThatFit(room, letters)).toBe(fit)
  })
})

describe('a label', () => {
  it('stands in the middle under its point, and leans inwards at the edges', () => {
    expect([0, 0.06, 0.5, 0.94, 1].map(lean)).toEqual([0, 0.25, 0.5, expect.closeTo(0.75, 5), 1])
  })

  it.each([0, 0.01, 0.05, 0.12, 0.167, 0.5, 0.83, 0.97, 1])('at %d never reaches beyond the drawing', (at) => {
    const [room, before] = [labelRoom(at, 2), lean(at)]
    expect(room).toBeGreaterThan(0.15)
    expect(at - room * before).toBeGreaterThanOrEqual(-1e-9)
    expect(at + room * (1 - before)).toBeLessThanOrEqual(1 + 1e-9)
  })
})
