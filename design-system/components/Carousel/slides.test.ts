import { describe, expect, it } from 'vitest'
import { currentSlide, stepSlide } from './slides.ts'

const pieces = [0, 300, 600, 900].map((start) => ({ start, size: 280 }))

describe('the current slide', () => {
  it.each([
    [0, 0],
    [140, 0],
    [160, 1],
    [600, 2],
  ])('of a row that is scrolled by %d px is number %d', (scrolled, slide) => {
    expect(currentSlide(pieces, scrolled, 320, 1180)).toBe(slide)
  })

  it('is the last slide at the end of the row, although the last slide cannot reach the start edge', () => {
    expect(currentSlide(pieces, 580, 600, 1180)).toBe(3)
  })

  it('is the first slide if all slides are visible or if there are no slides', () => {
    expect(currentSlide(pieces, 0, 2000, 1180)).toBe(0)
    expect(currentSlide([], 0, 320, 0)).toBe(0)
  })

  it('never moves past the ends', () => {
    expect(stepSlide(3, 1, 4)).toBe(3)
    expect(stepSlide(0, -1, 4)).toBe(0)
    expect(stepSlide(1, 1, 4)).toBe(2)
    expect(stepSlide(0, 1, 0)).toBe(0)
  })
})
