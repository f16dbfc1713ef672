import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaInPixels, fit, jpegName, planCut } from './fit.ts'

describe('fit', () => {
  it('keeps the ratio', () =>
    expect(fit({ width: 12_000, height: 2_000 }, { width: 2_048, height: 2_048 })).toEqual({ width: 2_048, height: 341 }))
  it('never enlarges a picture', () =>
    expect(fit({ width: 40, height: 30 }, { width: 1_024, height: 1_024 })).toEqual({ width: 40, height: 30 }))
  it('never returns a side of zero pixels', () =>
    expect(fit({ width: 12_000, height: 1 }, { width: 100, height: 100 })).toEqual({ width: 100, height: 1 }))
})

describe('areaInPixels', () => {
  const picture = { width: 6_000, height: 4_000 }
  it('returns pixels of the original picture, not of the displayed copy', () =>
    expect(areaInPixels({ x: 25, y: 10, width: 50, height: 75 }, picture)).toEqual({ x: 1_500, y: 400, width: 3_000, height: 3_000 }))
  it('never extends past an edge', () =>
    expect(areaInPixels({ x: 33.337, y: -0.2, width: 66.67, height: 100.4 }, picture)).toEqual({
      x: 2_000,
      y: 0,
      width: 4_000,
      height: 4_000,
    }))
})

describe('planCut', () => {
  it('cuts half of a large picture at a quarter of its size', () =>
    expect(planCut({ width: 8_000, height: 4_000 }, { x: 50, y: 0, width: 50, height: 100 }, { width: 1_000, height: 1_000 })).toEqual({
      whole: { width: 2_000, height: 1_000 },
      part: { x: 1_000, y: 0, width: 1_000, height: 1_000 },
    }))
  it('stays inside the picture, for any area', () => {
    const share = fc.double({ min: 0, max: 100, noNaN: true })
    const side = fc.integer({ min: 1, max: 12_000 })
    const size = fc.record({ width: side, height: side })
    fc.assert(
      fc.property(size, fc.record({ x: share, y: share, width: share, height: share }), (picture, area) => {
        const { whole, part } = planCut(picture, area, { width: 1_024, height: 1_024 })
        expect(part.x + part.width).toBeLessThanOrEqual(whole.width)
        expect(part.y + part.height).toBeLessThanOrEqual(whole.height)
        expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0)
        expect(Math.min(part.width, part.height)).toBeGreaterThan(0)
      }),
    )
  })
})

it.each([
  ['me.png', 'me.jpg'],
  ['صورتي.2026.jpeg', 'صورتي.2026.jpg'],
  ['.png', 'picture.jpg'],
])('jpegName renames %s to %s', (name, out) => expect(jpegName(name)).toBe(out))
