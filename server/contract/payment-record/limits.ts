/** Limits of payment records. They are published beside each figure, so they are no settings. */
export const paymentRecordLimits = {
  /** Number of cases from which a figure is shown. */
  cases: 10,
  /** Number of people from which a figure is shown. A brand cannot make a record with a few accounts of its own. */
  people: 5,
  /** Number of cases of one person that count for a figure, the newest ones. */
  ofOne: 10,
  /** Number of calendar months that a record covers, with the current one. */
  months: 12,
  /** Number of bars that show how times are spread. */
  bars: 12,
  /** Age in milliseconds at which a record is computed again. */
  age: 3_600_000,
} as const
