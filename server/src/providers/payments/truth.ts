import type { Charge, ExpectedPayment, Truth } from './port.ts'

const inOrder = (one: Charge, other: Charge) => one.chargedAt - other.chargedAt || (one.chargeReference < other.chargeReference ? -1 : 1)

/**
 * Returns the state that charges of one payment add up to; null if there are none. The earliest charge with the right amount and currency
 * counts, so that repeated checks credit the same charge only once.
 */
export function truthOfCharges(charges: readonly Charge[], { amount, currency }: ExpectedPayment): Truth | null {
  if (charges.length === 0) return null
  const ordered = charges.toSorted(inOrder)
  const expected = ordered.filter((charge) => charge.amount === amount && charge.currency === currency)
  const charge = expected.find(({ returned }) => returned === 0)
  if (charge) return { kind: 'paid', charge, surplus: ordered.filter((other) => other !== charge && other.returned < other.amount) }
  const isAllReturned = ordered.every(({ returned, amount: charged }) => returned >= charged)
  return isAllReturned || expected.length > 0 ? { kind: 'returned', charges: ordered } : { kind: 'differs', charges: ordered }
}
