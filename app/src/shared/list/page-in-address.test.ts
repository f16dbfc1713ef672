import { describe, expect, it } from 'vitest'
import { pageFrom } from './page-in-address.ts'

describe('pageFrom', () => {
  it.each([
    ['2', 2],
    ['999999', 999_999],
  ])('reads the number in %s', (text, page) => expect(pageFrom(text)).toBe(page))

  it.each([null, '', '0', '-1', '1.5', '2x', 'two', '1e3', '99999999999', '٢'])('reads 1 from %s', (text) => expect(pageFrom(text)).toBe(1))
})
