import { describe, expect, it } from 'vitest'
import { amount, balanceOf, change, dayNumberOf, dayOf, momentOf, monthOf, shortDayOf } from './figures.ts'

describe('amounts and dates on documents', () => {
  it('have two decimals in the digits of each script, without a rounding error', () => {
    expect(amount(123_456_789_012_345)).toEqual({ en: '1,234,567,890,123.45', ar: '١٬٢٣٤٬٥٦٧٬٨٩٠٬١٢٣٫٤٥' })
    expect(amount(5)).toEqual({ en: '0.05', ar: '٠٫٠٥' })
  })

  it('have their sign on the left in both scripts', () => {
    expect(change(-150_575)).toEqual({ en: '−1,505.75', ar: '−١٬٥٠٥٫٧٥' })
    expect(change(98_000).ar).toBe('+٩٨٠٫٠٠')
    expect([balanceOf(-1).en, balanceOf(1).en, balanceOf(0).en]).toEqual(['−0.01', '0.01', '0.00'])
  })

  it('are in Riyadh time and the Gregorian calendar', () => {
    const moment = Date.parse('2025-10-31T21:42:00.000Z')
    expect(dayOf(moment)).toEqual({ en: '1 November 2025', ar: '١ نوفمبر ٢٠٢٥' })
    expect(shortDayOf(moment)).toEqual({ en: '1 Nov', ar: '١ نوفمبر' })
    expect(monthOf(moment)).toEqual({ en: 'November 2025', ar: 'نوفمبر ٢٠٢٥' })
    expect(momentOf(moment)).toEqual({ en: '1 November 2025, 00:42', ar: '١ نوفمبر ٢٠٢٥، ٠٠:٤٢' })
    expect(dayNumberOf(moment)).toEqual({ en: '1', ar: '١' })
  })
})
