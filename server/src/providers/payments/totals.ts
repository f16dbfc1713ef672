import type { Charge } from './port.ts'

/** Sums of one currency, in its smallest unit. `fees` is null as soon as one charge does not say its own. */
export type ChargeTotal = { count: number; charged: number; returned: number; fees: number | null }

const nothing: ChargeTotal = { count: 0, charged: 0, returned: 0, fees: 0 }

/**
 * What a gateway took, gave back and kept, by currency (I12). A day's charges are those the gateway dates in it; one from
 * before midnight may be credited after it, so books are compared by `gatewayReference` first, and by these sums over the same payments.
 */
export function totalsOf(charges: readonly Charge[]): ReadonlyMap<string, ChargeTotal> {
  const totals = new Map<string, ChargeTotal>()
  for (const { currency, amount, returned, fee } of charges) {
    const before = totals.get(currency) ?? nothing
    totals.set(currency, {
      count: before.count + 1,
      charged: before.charged + amount,
      returned: before.returned + returned,
      fees: before.fees === null || fee === null ? null : before.fees + fee,
    })
  }
  return totals
}
