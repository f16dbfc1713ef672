import { describe, expect, it } from 'vitest'
import { sliderOf, stepZoom, zoomOf } from './zoom.ts'

describe('zoom and slider', () => {
  it('reach their ends together', () => {
    expect([sliderOf(1), sliderOf(3), zoomOf(0), zoomOf(10)]).toEqual([0, 10, 1, 3])
  })
  it('change together: each step of the slider is exactly a tenth of zoom', () => {
    const zooms = Array.from({ length: 21 }, (_step, at) => zoomOf(at / 2))
    expect(zooms.slice(0, 4)).toEqual([1, 1.1, 1.2, 1.3])
    expect(zooms.map(sliderOf)).toEqual(Array.from({ length: 21 }, (_step, at) => at / 2))
  })
  it('continue from where a pinch ended, and stop at the ends', () => {
    expect(stepZoom(1.27, 1)).toBe(1.4)
    expect(stepZoom(1, -1)).toBe(1)
    expect(stepZoom(2.98, 1)).toBe(3)
  })
})
