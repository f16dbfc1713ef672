import { describe, expect, it } from 'vitest'
import { pageFrom } from './page-in-address.ts'

describe('the page in an address', () => {
  it.each([
    ['2', 2],
    ['999999', 999_999],
  ])('%s is that page', (text, page) => expect(pageFrom(text)).toBe(page))

  it.each([null, '', '0', '-1', '1.5', '2x', 'two', '1e3', '99999999999', '٢'])('%s is the first', (text) => expect(pageFrom(text)).toBe(1))
})
