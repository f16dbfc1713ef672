import { describe, expect, it } from 'vitest'
import { dayOf, isWithin, ofToday, rangeOf, usedToday } from './day-use.ts'
import type { PaymentStatus } from './payment-status.ts'

const at = (text: string) => Date.parse(text)
const payment = (subtotal: number, createdAt: string, status: PaymentStatus = 'Success') => ({ subtotal, status, createdAt: at(createdAt) })
const noon = at('2026-03-15T09:00:00.000Z')

describe('the use of a daily limit', () => {
  it('counts days from midnight to midnight in Riyadh', () => {
    expect(dayOf(noon)).toEqual({ start: at('2026-03-14T21:00:00.000Z'), end: at('2026-03-15T21:00:00.000Z') })
    const payments = ['2026-03-14T20:59:59.999Z', '2026-03-14T21:00:00.000Z', '2026-03-15T20:59:59.999Z', '2026-03-15T21:00:00.000Z']
    expect(
      ofToday(
        payments.map((moment) => payment(1, moment)),
        noon,
      ),
    ).toHaveLength(2)
  })

  it('includes open and successful payments, not failed ones (X-35)', () => {
    const payments = [
      payment(100, '2026-03-15T01:00:00.000Z'),
      payment(20, '2026-03-15T02:00:00.000Z', 'Initiated'),
      payment(3, '2026-03-15T03:00:00.000Z', 'Failed'),
      payment(4000, '2026-03-13T03:00:00.000Z'),
    ]
    expect(usedToday(payments, noon)).toBe(120)
  })

  it.each([
    [0, { min: 10, max: 50 }],
    [170, { min: 10, max: 30 }],
    [195, { min: 10, max: 5 }],
    [500, { min: 10, max: 0 }],
  ])('after a use of %i leaves %j', (used, range) => expect(rangeOf({ least: 10, most: 50, perDay: 200 }, used)).toEqual(range))

  it('leaves a range that includes both ends', () => {
    const range = { min: 10, max: 50 }
    expect([9, 10, 50, 51].map((amount) => isWithin(amount, range))).toEqual([false, true, true, false])
    expect(isWithin(7, { min: 10, max: 5 })).toBe(false)
  })
})
