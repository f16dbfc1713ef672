import { describe, expect, it } from 'vitest'
import { boxAt, pinsFor, spread } from './pins.ts'

const box = (start: number, end: number, top: number, bottom: number) => ({ start, end, top, bottom })

describe('the pins of a picture', () => {
  it('are at the nearer side, or for wide boxes at the side with fewer pins', () => {
    const boxes = [box(0, 300, 0, 100), box(0, 300, 0, 20), box(10, 40, 30, 70), box(260, 290, 30, 70)]
    expect(pinsFor(boxes, { width: 300, height: 100, gap: 0 }).map(({ side }) => side)).toEqual(['start', 'end', 'start', 'end'])
  })

  it('lead to the edge of their box', () => {
    const [pin] = pinsFor([box(10, 40, 30, 70)], { width: 300, height: 100, gap: 0 })
    expect(pin).toEqual({ side: 'start', y: 50, to: { x: 10, y: 50 } })
  })

  it('have a least distance and stay inside if there is room', () => {
    expect(spread([50, 52, 51], { gap: 30, height: 200 })).toEqual([50, 110, 80])
    expect(spread([95, 98], { gap: 30, height: 100 })).toEqual([70, 100])
    expect(spread([], { gap: 30, height: 100 })).toEqual([])
  })

  it('may be above and below the picture', () =>
    expect(spread([20, 20, 20, 20], { gap: 30, height: 40, slack: 30 })).toEqual([-20, 10, 40, 70]))

  it('have the same distance if there is no room for all', () =>
    expect(spread([10, 10, 10], { gap: 60, height: 100 })).toEqual([0, 50, 100]))

  it('are at the other side if the nearer side is full', () => {
    const boxes = [box(0, 40, 0, 40), box(0, 40, 0, 40), box(0, 40, 0, 40)]
    expect(pinsFor(boxes, { width: 300, height: 40, gap: 40 }).map(({ side }) => side)).toEqual(['start', 'start', 'end'])
  })
})

describe('a press on the picture', () => {
  it('means the smallest box at that point', () => {
    const boxes = [box(0, 300, 0, 100), box(10, 40, 30, 70)]
    expect(boxAt(boxes, { x: 20, y: 50 })).toBe(1)
    expect(boxAt(boxes, { x: 200, y: 50 })).toBe(0)
    expect(boxAt(boxes, { x: 400, y: 50 })).toBe(-1)
  })
})
