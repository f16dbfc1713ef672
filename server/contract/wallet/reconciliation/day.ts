import { civilDate, endOfDay, startOfDay } from '../../platform/riyadh.ts'

/** Wait after midnight, in milliseconds. Charges just before midnight are credited shortly after midnight. */
const grace = 3_600_000

/**
 * Number of past days that are compared. A day is compared again while its totals differ, and later if it could not be compared in time.
 */
const daysBack = 7

/** A charge of a gateway. Amounts are in halalas; `chargedAt` is the gateway's date. */
export type DatedCharge = {
  /** The id of the top-up that the charge paid; null if we do not know the top-up. */
  readonly topUpId: string | null
  readonly amount: number
  /** How much of the charge was refunded to the payer. */
  readonly returned: number
  readonly chargedAt: number
}

/** A change of the gateways' clearing account for a top-up: negative if a payment came in. */
export type Cleared = { readonly reference: string; readonly amount: number }

export type DayOfGateway = {
  /** The first moment of the day, and that of the next day. */
  readonly start: number
  readonly end: number
  /** The charges of the day, and the charges of every top-up that was credited on the day; may contain other charges. */
  readonly charges: readonly DatedCharge[]
  /** Credits of top-ups that were made on the day. */
  readonly credited: readonly Cleared[]
  /** Credits for the charges of the day, made on any day. */
  readonly forCharges: readonly Cleared[]
}

// Subtracting from 0 avoids a minus zero if nothing moved.
const received = (cleared: readonly Cleared[]) => 0 - cleared.reduce((sum, { amount }) => sum + amount, 0)

/**
 * Returns two totals of a day: the money that a gateway took (`theirs`), and the money that the ledger has for the same payments (`ours`).
 * A payment belongs to the gateway's date, even if it was credited after midnight. A credit without a charge belongs to the day of the
 * credit. A refund belongs to the day of its charge, not to the day of the refund.
 */
export function totalsOfDay({ start, end, charges, credited, forCharges }: DayOfGateway): { theirs: number; ours: number } {
  const ofDay = charges.filter(({ chargedAt }) => chargedAt >= start && chargedAt < end)
  const charged = new Set(charges.map(({ topUpId }) => topUpId))
  return {
    theirs: ofDay.reduce((sum, { amount, returned }) => sum + amount - returned, 0),
    ours: received(forCharges) + received(credited.filter(({ reference, amount }) => amount < 0 && !charged.has(reference))),
  }
}

/**
 * Returns the top-ups of which a gateway has less money than the ledger. They were refunded, and the refund was not taken from the wallet
 * yet.
 */
export function topUpsBehind(charges: readonly DatedCharge[], cleared: readonly Cleared[]): string[] {
  const remaining = new Map<string, number>()
  for (const { topUpId, amount, returned } of charges)
    if (topUpId !== null) remaining.set(topUpId, (remaining.get(topUpId) ?? 0) + amount - returned)
  return [...remaining].filter(([id, sum]) => sum < received(cleared.filter(({ reference }) => reference === id))).map(([id]) => id)
}

/** Returns the last seven days that ended at least an hour ago, the oldest first. */
export function daysToCompare(now: number): { day: string; start: number; end: number }[] {
  const days: { day: string; start: number; end: number }[] = []
  for (let end = startOfDay(civilDate(now - grace)); days.length < daysBack;) {
    const day = civilDate(end - 1)
    days.push({ day, start: startOfDay(day), end: endOfDay(day) })
    end = startOfDay(day)
  }
  return days.toReversed()
}

/**
 * Returns the time from which a gateway's charges are needed to compare a day. It is the start of the oldest top-up that was credited on
 * the day, but at most a week before the day.
 */
export const chargesNeededFrom = (start: number, startedAt: readonly number[]): number =>
  Math.max(start - daysBack * 86_400_000, Math.min(start, ...startedAt))

/** Returns the time until which charges are needed. It is after the day's end, because a gateway's clock may be ahead of ours. */
export const chargesNeededUntil = (end: number): number => end + grace

/** Returns when the next comparison is due: an hour after the end of the current day, or an hour from now if a day is not settled. */
export const nextComparison = (now: number, isSettled: boolean): number =>
  isSettled ? endOfDay(civilDate(now - grace)) + grace : now + grace
