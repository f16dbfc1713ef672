import { describe, expect, it } from 'vitest'
import { inDigitsOf, toAsciiDigits } from './digits.ts'

describe('toAsciiDigits', () => {
  it.each([
    ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['full-width digits', '０１２３４５６７８９', '0123456789'],
    ['ASCII digits', '0123456789', '0123456789'],
    ['a mixture', '٠5۵５', '0555'],
    ['a number copied with direction marks', '\u200F\u2066+٩٦٦\u2069 ٥٠\u200E', '+966 50'],
  ])('converts %s', (_name, typed, read) => {
    expect(toAsciiDigits(typed)).toBe(read)
  })

  it('leaves letters and signs unchanged', () => {
    expect(toAsciiDigits('نورة @noura_7')).toBe('نورة @noura_7')
  })
})

describe('inDigitsOf', () => {
  it.each([
    ['١٬٢٣٤٫٥', '1,234.5', '١٬٢٣٤٫٥'],
    ['1,234.5', '1,234.5', '١٬٢٣٤٫٥'],
    ['۱۲', '12', '١٢'],
    ['\u200F-٧', '-7', '-٧'],
    ['many 🎉', 'many 🎉', 'many 🎉'],
  ])('converts %s to %s in English and %s in Arabic', (typed, english, arabic) => {
    expect(inDigitsOf('en', typed)).toBe(english)
    expect(inDigitsOf('ar', typed)).toBe(arabic)
  })
})
