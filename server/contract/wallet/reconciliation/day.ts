import { civilDate, endOfDay, startOfDay } from '../../platform/riyadh.ts'

/** Charges that came just before midnight are credited a little after it. In milliseconds. */
const grace = 3_600_000

/** Days that are looked at again while they differ, and looked at late where nobody could before. */
const daysBack = 7

/** Money that a gateway took. In halalas, dated by the gateway. */
export type DatedCharge = {
  /** The top-up it paid; null where none of ours is known for it. */
  readonly topUpId: string | null
  readonly amount: number
  /** How much of it went back to the payer. */
  readonly returned: number
  readonly chargedAt: number
}

/** What moved on the account of the gateways for a top-up: negative where a payment came in. */
export type Cleared = { readonly reference: string; readonly amount: number }

export type DayOfGateway = {
  /** Its first moment, and the first of the next day. */
  readonly start: number
  readonly end: number
  /** At least those of the day, and those of every top-up that was credited on it. */
  readonly charges: readonly DatedCharge[]
  /** What was credited on the day. */
  readonly credited: readonly Cleared[]
  /** What was credited for the charges of the day, whenever that was. */
  readonly forCharges: readonly Cleared[]
}

// Zero and not minus zero where nothing moved.
const received = (cleared: readonly Cleared[]) => 0 - cleared.reduce((sum, { amount }) => sum + amount, 0)

/**
 * What a gateway took on a day and what the ledger has for it. A payment belongs to the day on which the gateway dates it, also where it
 * was credited after midnight; what was credited without any charge belongs to the day of the credit. What went back to a payer belongs to
 * the day of its charge, which may be long over: it is no charge of the day on which it went back.
 */
export function totalsOfDay({ start, end, charges, credited, forCharges }: DayOfGateway): { theirs: number; ours: number } {
  const ofDay = charges.filter(({ chargedAt }) => chargedAt >= start && chargedAt < end)
  const charged = new Set(charges.map(({ topUpId }) => topUpId))
  return {
    theirs: ofDay.reduce((sum, { amount, returned }) => sum + amount - returned, 0),
    ours: received(forCharges) + received(credited.filter(({ reference, amount }) => amount < 0 && !charged.has(reference))),
  }
}

/** Top-ups of which a gateway has less than the ledger has for them: money went back that is not taken back here yet. */
export function topUpsBehind(charges: readonly DatedCharge[], cleared: readonly Cleared[]): string[] {
  const remaining = new Map<string, number>()
  for (const { topUpId, amount, returned } of charges)
    if (topUpId !== null) remaining.set(topUpId, (remaining.get(topUpId) ?? 0) + amount - returned)
  return [...remaining].filter(([id, sum]) => sum < received(cleared.filter(({ reference }) => reference === id))).map(([id]) => id)
}

/** The days that are over for long enough to be compared, the oldest first. */
export function daysToCompare(now: number): { day: string; start: number; end: number }[] {
  const days: { day: string; start: number; end: number }[] = []
  for (let end = startOfDay(civilDate(now - grace)); days.length < daysBack;) {
    const day = civilDate(end - 1)
    days.push({ day, start: startOfDay(day), end: endOfDay(day) })
    end = startOfDay(day)
  }
  return days.toReversed()
}

/** From when on a gateway's charges are needed to know those of everything that was credited on a day: the oldest of it, within bounds. */
export const chargesNeededFrom = (start: number, begunAt: readonly number[]): number =>
  Math.max(start - daysBack * 86_400_000, Math.min(start, ...begunAt))

/** Until when: a gateway's clock may go ahead of ours. */
export const chargesNeededUntil = (end: number): number => end + grace

/** When the next comparison is due: after the next day, or in an hour where something differed or could not be known. */
export const nextComparison = (now: number, isSettled: boolean): number =>
  isSettled ? endOfDay(civilDate(now - grace)) + grace : now + grace
