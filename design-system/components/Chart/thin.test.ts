import { describe, expect, it } from 'vitest'
import { labelRoom, labelsThatFit, lean, lettersInLines, nearest, thin } from './thin.ts'

describe('labels under a chart', () => {
  it('all stay if they fit', () => {
    expect(thin(4, 6)).toEqual([0, 1, 2, 3])
  })

  it('are thinned evenly, and always include the first label', () => {
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
  ])('on %d px, with %d letters each, are at most %d', (room, letters, fit) => {
    expect(labelsThatFit(room, letters)).toBe(fit)
  })
})

it.each([
  ['', 3, 0],
  ['Egypt', 3, 5],
  ['Saudi Arabia', 3, 6],
  ['United Arab Emirates', 3, 8],
  ['United Arab Emirates', 2, 11],
  ['United Arab Emirates', 1, 20],
  ['a b c d e f g', 3, 5],
])('“%s” on %d lines has at most %d letters in a line', (words, lines, letters) => expect(lettersInLines(words, lines)).toBe(letters))

describe('a label', () => {
  it('is centred under its point, and shifted inwards at the edges', () => {
    expect([0, 0.06, 0.5, 0.94, 1].map(lean)).toEqual([0, 0.25, 0.5, expect.closeTo(0.75, 5), 1])
  })

  it.each([0, 0.01, 0.05, 0.12, 0.167, 0.5, 0.83, 0.97, 1])('at %d never extends beyond the drawing', (at) => {
    const [room, before] = [labelRoom(at, 0.5), lean(at)]
    expect(room).toBeGreaterThan(0.15)
    expect(at - room * before).toBeGreaterThanOrEqual(-1e-9)
    expect(at + room * (1 - before)).toBeLessThanOrEqual(1 + 1e-9)
  })

  it('never overlaps its neighbour, even if one of the two is shifted inwards', () => {
    const points = [0, 0.25, 0.5, 0.75, 1]
    const spans = points.map((at) => {
      const [room, before] = [labelRoom(at, nearest(points)), lean(at)]
      return { from: at - room * before, to: at + room * (1 - before) }
    })
    spans.slice(1).forEach(({ from }, at) => expect(from).toBeGreaterThanOrEqual((spans[at]?.to ?? 1) - 1e-9))
    expect([nearest([]), nearest([0.4])]).toEqual([1, 1])
  })
})
