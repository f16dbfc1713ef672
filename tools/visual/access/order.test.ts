import { describe, expect, it } from 'vitest'
import { isSeenBefore } from './order.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const first = box(100, 100, 200, 140)

describe('the box that is read second', () => {
  it.each([
    ['further on the line', box(210, 100, 300, 140), false, true],
    ['nearer to the left on the line', box(0, 100, 90, 140), true, false],
    ['below', box(0, 150, 90, 180), false, false],
    ['above', box(100, 50, 200, 90), true, true],
    ['above, at the right, as the next column of a page that is read from the left', box(210, 50, 300, 90), false, true],
    ['above, at the left', box(0, 50, 90, 90), true, false],
    ['over the first one', box(150, 80, 190, 120), false, false],
    ['on the same line, a little higher', box(210, 90, 300, 130), false, true],
  ])('%s is judged by the direction of reading', (_, second, isWrong, isWrongInArabic) => {
    expect(isSeenBefore(second, first, 'ltr')).toBe(isWrong)
    expect(isSeenBefore(second, first, 'rtl')).toBe(isWrongInArabic)
  })
})
