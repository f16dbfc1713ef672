import { describe, expect, it } from 'vitest'
import { toAsciiDigits } from './digits.ts'

describe('toAsciiDigits', () => {
  it.each([
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['full-width digits', '０１２３４５６７８９', '0123456789'],
    ['ASCII digits', '0123456789', '0123456789'],
    ['a mixture', '٠5۵５', '0555'],
    ['a number copied with direction marks', '\u200F\u2066+٩٦٦\u2069 ٥٠\u200E', '+966 50'],
  ])('reads %s', (_name, typed, read) => {
    expect(toAsciiDigits(typed)).toBe(read)
  })

  it('leaves letters and signs as they were typed', () => {
    expect(toAsciiDigits('نورة @noura_7')).toBe('نورة @noura_7')
  })
})
