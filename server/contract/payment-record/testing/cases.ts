import type { PaymentHistory, TimedCase } from '../record.ts'

const day = 86_400_000

/** A history without cases. */
export const empty: PaymentHistory = {
  owner: 'brand',
  payouts: [],
  waiting: [],
  rewards: [],
  answers: [],
  unanswered: [],
  reviews: [],
  results: { reported: 0, takenBack: 0 },
}

/** Returns one case for each number of days, of five people in turn. */
export const timed = (...days: readonly number[]): TimedCase[] =>
  days.map((took, place) => ({ person: `person-${place % 5}`, at: place, took: took * day }))
