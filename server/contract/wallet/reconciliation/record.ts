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

/** How long a comparison that agreed is not repeated: payments of a week may still go back to their payers. In milliseconds. */
const agreesFor = 12 * 3_600_000

/** Whether a day need not be looked at again now. */
export const isAgreed = (compared: ReconciliationRecord, now: number): boolean =>
  differenceOf(compared) === 0 && now - compared.checkedAt < agreesFor

/** What the gateway took more than the ledger has, or less where it is negative. */
export const differenceOf = ({ theirs, ours }: Pick<ReconciliationRecord, 'theirs' | 'ours'>): number => theirs - ours
