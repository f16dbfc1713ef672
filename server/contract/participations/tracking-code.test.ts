import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeLetters, isTrackingCode, trackingAddress, trackingCode } from './tracking-code.ts'

/** Answers these bytes again and again. */
function from(given: readonly number[]) {
  let at = 0
  return (count: number) => Uint8Array.from({ length: count }, () => given[at++ % given.length] ?? 0)
}

describe('the code of a tracking link', () => {
  it('is ten characters that nobody takes for one another (N-01)', () => {
    expect(codeLetters).not.toMatch(/[01ilouA-Z]/)
    expect(new Set(codeLetters).size).toBe(codeLetters.length)
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 1, maxLength: 64 }).filter((bytes) => bytes.some((byte) => byte < 240)),
        (bytes) => isTrackingCode(trackingCode(from([...bytes]))),
      ),
    )
  })

  it('takes no byte that would make one letter likelier than another', () => {
    expect(trackingCode(from([255, 240, 3, 250]))).toBe(codeLetters.charAt(3).repeat(10))
  })

  it('is all that its bytes say', () => {
    expect(trackingCode(from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))).toBe('23456789ab')
  })

  it.each(['23456789a', '23456789abc', '23456789aO', '2345678901', ''])('%j is none', (text) => expect(isTrackingCode(text)).toBe(false))

  it('stands at the address of the product', () =>
    expect(trackingAddress('https://wasla.example', '23456789ab')).toBe('https://wasla.example/t/23456789ab'))
})
