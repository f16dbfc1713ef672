import { describe, expect, it } from 'vitest'
import { createFormats } from '../../locale/formats.ts'
import { drawnMoney } from './reward.ts'

describe('drawnMoney', () => {
  it('drops a fraction of zero and keeps every other', () => {
    expect(drawnMoney(createFormats('en'), 250_000)).toEqual({ amount: '2,500', currency: 'SAR', isCurrencyFirst: true })
    expect(drawnMoney(createFormats('en'), 250_050).amount).toBe('2,500.50')
  })

  it('puts the currency on the side that the language uses', () => {
    expect(drawnMoney(createFormats('ar'), 250_000)).toEqual({ amount: '٢٬٥٠٠', currency: 'ر.س', isCurrencyFirst: false })
    expect(drawnMoney(createFormats('ar'), 5).amount).toBe('٠٫٠٥')
  })
})
