import { describe, expect, it } from 'vitest'
import { countOf, nextCountText } from './count-text.ts'

describe('countOf', () => {
  it.each([
    ['25', 25],
    ['٢٥', 25],
    ['۱۵۰', 150],
    ['1,500', 1_500],
    ['١٬٥٠٠', 1_500],
    [' 3 000 ', 3_000],
    ['0', 0],
  ])('reads %j', (typed, count) => {
    expect(countOf(typed)).toBe(count)
  })

  it.each(['', '  ', '2.5', '-3', 'ten', '1234567890123'])('returns null for %j', (typed) => {
    expect(countOf(typed)).toBeNull()
  })

  it('nextCountText removes characters that do not occur in counts, in either script', () => {
    expect(nextCountText('12a')).toBe('12')
    expect(nextCountText('١٢-ب')).toBe('١٢')
    expect(nextCountText('1,200')).toBe('1,200')
  })
})
