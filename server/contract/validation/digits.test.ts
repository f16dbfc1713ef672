import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAsciiDigits } from './digits.ts'

describe('typed digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['\u202a+966\u202c 5٠\u200f1', '+966 501'],
    ['no digits', 'no digits'],
  ])('reads %j as %j', (typed, expected) => expect(toAsciiDigits(typed)).toBe(expected))

  it('leaves what is ASCII already as it was typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => toAsciiDigits(text) === text))
  })
})
