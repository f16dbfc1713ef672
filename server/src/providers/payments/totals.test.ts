import { expect, it } from 'vitest'
import type { Charge } from './port.ts'
import { totalsOf } from './totals.ts'

const charge = (over: Partial<Charge>): Charge => ({
  chargeReference: 'a-charge',
  gatewayReference: 'a-checkout',
  amount: 1000,
  currency: 'SAR',
  fee: 25,
  returned: 0,
  chargedAt: 0,
  ...over,
})

it('totalsOf adds charges exactly, each currency apart', () => {
  expect([...totalsOf([charge({}), charge({ amount: 999_999_999_999, returned: 3 }), charge({ currency: 'USD', fee: null })])]).toEqual([
    ['SAR', { count: 2, charged: 1_000_000_000_999, returned: 3, fees: 50 }],
    ['USD', { count: 1, charged: 1000, returned: 0, fees: null }],
  ])
})

it('totalsOf returns no sum of fees if one charge has no fee', () => {
  expect(totalsOf([charge({ fee: null }), charge({})]).get('SAR')?.fees).toBeNull()
})

it('totalsOf returns an empty map without charges', () => expect(totalsOf([]).size).toBe(0))
