import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeLetters, isTrackingCode, trackingAddress, trackingCode } from './tracking-code.ts'

/** Returns a source that repeats these bytes. */
function from(given: readonly number[]) {
  let at = 0
  return (count: number) => Uint8Array.from({ length: count }, () => given[at++ % given.length] ?? 0)
}

describe('trackingCode', () => {
  it('has ten characters that cannot be confused (N-01)', () => {
    expect(codeLetters).not.toMatch(/[01ilouA-Z]/)
    expect(new Set(codeLetters).size).toBe(codeLetters.length)
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 64 }).filter((bytes) => bytes.some((byte) => byte < 240)),
        (bytes) => isTrackingCode(trackingCode(from([...bytes]))),
      ),
    )
  })

  it('skips bytes that would make one letter more likely than another', () => {
    expect(trackingCode(from([255, 240, 3, 250]))).toBe(codeLetters.charAt(3).repeat(10))
  })

  it('depends only on its bytes', () => {
    expect(trackingCode(from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe('23456789ab')
  })

  it.each(['23456789a', '23456789abc', '23456789aO', '2345678901', ''])('never has the form %j', (text) =>
    expect(isTrackingCode(text)).toBe(false),
  )

  it('is part of a URL of the product (trackingAddress)', () =>
    expect(trackingAddress('https://wasla.example', '23456789ab')).toBe('https://wasla.example/t/23456789ab'))
})
