import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAsciiDigits } from './digits.ts'

describe('toAsciiDigits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['０１２３４５６７８９', '0123456789'],
    ['\u202a+966\u202c 5٠\u200f1', '+966 501'],
    ['no digits', 'no digits'],
  ])('converts %j to %j', (typed, expected) => expect(toAsciiDigits(typed)).toBe(expected))

  it('leaves ASCII text as it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => toAsciiDigits(text) === text))
  })
})
