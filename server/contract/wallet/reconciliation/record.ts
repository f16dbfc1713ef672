/** A day's total of a gateway beside what the ledger says of the same payments (I12). In halalas. */
export type ReconciliationRecord = {
  /** In Riyadh, `YYYY-MM-DD`. */
  day: string
  gateway: string
  theirs: number
  ours: number
  /** In milliseconds. */
  checkedAt: number
}

/** Milliseconds for which an equal comparison is not repeated. It is repeated then, because payments of a week may still be refunded. */
const agreesFor = 12 * 3_600_000

/** Returns whether a day need not be compared again now. */
export const isAgreed = (compared: ReconciliationRecord, now: number): boolean =>
  differenceOf(compared) === 0 && now - compared.checkedAt < agreesFor

/** Returns how much more the gateway took than the ledger has; negative if less. In halalas. */
export const differenceOf = ({ theirs, ours }: Pick<ReconciliationRecord, 'theirs' | 'ours'>): number => theirs - ours
