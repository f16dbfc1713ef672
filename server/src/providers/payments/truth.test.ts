import { describe, expect, it } from 'vitest'
import type { Charge } from './port.ts'
import { truthOfCharges } from './truth.ts'

const expected = { reference: 'a-payment', amount: 102_875, currency: 'SAR' } as const
const charge = (over: Partial<Charge> = {}): Charge => ({
  chargeReference: 'charge-1',
  gatewayReference: 'checkout-1',
  amount: 102_875,
  currency: 'SAR',
  fee: null,
  returned: 0,
  chargedAt: 1000,
  ...over,
})

describe('truthOfCharges', () => {
  it('returns null without charges', () => expect(truthOfCharges([], expected)).toBeNull())

  it('returns paid for one charge of the right amount and currency', () => {
    expect(truthOfCharges([charge()], expected)).toEqual({ kind: 'paid', charge: charge(), surplus: [] })
  })

  it('returns paid for the earlier of two charges, in any order, and the other as surplus', () => {
    const [first, second] = [charge({ chargeReference: 'z' }), charge({ chargeReference: 'a', chargedAt: 2000 })]
    const paid = { kind: 'paid', charge: first, surplus: [second] }
    expect(truthOfCharges([first, second], expected)).toEqual(paid)
    expect(truthOfCharges([second, first], expected)).toEqual(paid)
  })

  it('always chooses the same of two charges with the same time', () => {
    const [one, other] = [charge({ chargeReference: 'a' }), charge({ chargeReference: 'b' })]
    expect(truthOfCharges([other, one], expected)).toMatchObject({ kind: 'paid', charge: one, surplus: [other] })
  })

  it('does not count a refunded charge as surplus', () => {
    const back = charge({ chargeReference: 'b', returned: 102_875, chargedAt: 500 })
    expect(truthOfCharges([back, charge()], expected)).toEqual({ kind: 'paid', charge: charge(), surplus: [] })
  })

  it.each([
    ['a halala less', { amount: 102_874 }],
    ['a halala more', { amount: 102_876 }],
    ['another currency', { currency: 'USD' }],
    ['the currency in other letters', { currency: 'sar' }],
  ])('returns differs for %s, and never paid', (_, over) => {
    expect(truthOfCharges([charge(over)], expected)).toEqual({ kind: 'differs', charges: [charge(over)] })
  })

  it('returns paid for a right charge beside a wrong one, and the wrong one as surplus', () => {
    const wrong = charge({ chargeReference: 'wrong', amount: 100, chargedAt: 500 })
    expect(truthOfCharges([wrong, charge()], expected)).toEqual({ kind: 'paid', charge: charge(), surplus: [wrong] })
  })

  it.each([
    ['whole', { returned: 102_875 }],
    ['in part', { returned: 1 }],
    ['whole, in an amount nobody expected', { amount: 500, returned: 500 }],
  ])('returns the state “returned” if the charge was refunded %s', (_, over) => {
    expect(truthOfCharges([charge(over)], expected)).toEqual({ kind: 'returned', charges: [charge(over)] })
  })
})
