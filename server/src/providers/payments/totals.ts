import type { Charge } from './port.ts'

/** Sums of one currency in its smallest unit. `fees` is null if any charge does not state its fee. */
export type ChargeTotal = { count: number; charged: number; returned: number; fees: number | null }

const nothing: ChargeTotal = { count: 0, charged: 0, returned: 0, fees: 0 }

/**
 * Returns what a gateway took, refunded and kept, by currency (I12). The gateway’s dates decide the day of a charge. A charge from before
 * midnight may be credited after it, so compare by `gatewayReference` first, and then these sums over the same payments.
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
