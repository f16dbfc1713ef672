/** The totals of one day of a gateway (I12): the gateway's own, and the ledger's for the same payments. In halalas. */
export type ReconciliationRecord = {
  /** The day in Riyadh, `YYYY-MM-DD`. */
  day: string
  gateway: string
  theirs: number
  ours: number
  /** The time of the comparison, in milliseconds. */
  checkedAt: number
}

/** Milliseconds after which a day with equal totals is compared again, because its payments may have been refunded since. */
const agreesFor = 12 * 3_600_000

/** Returns whether it is too early to compare a day again. */
export const isAgreed = (compared: ReconciliationRecord, now: number): boolean =>
  differenceOf(compared) === 0 && now - compared.checkedAt < agreesFor

/** Returns how much more the gateway took than the ledger has; negative if less. In halalas. */
export const differenceOf = ({ theirs, ours }: Pick<ReconciliationRecord, 'theirs' | 'ours'>): number => theirs - ours
