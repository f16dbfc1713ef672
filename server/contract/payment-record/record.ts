/** A case of a figure. `person` is the account of a participant, whatever profile it used; `at` orders the cases. In milliseconds. */
type Case = { readonly person: string; readonly at: number }
/** How long something took, or has lasted until now. */
export type TimedCase = Case & { readonly took: number }
/** Something that happened or did not. */
export type CountedCase = Case & { readonly isHit: boolean }
/** An answer to a request to join. */
export type AnswerCase = TimedCase & { readonly isAccepted: boolean }

/**
 * What is stored about one brand in the twelve months: the cases of each figure. `owner` is the brand's own account, whose cases never
 * count.
 */
export type PaymentHistory = {
  readonly owner: string
  /** Cash rewards that were paid: from reaching the milestone to the payout. */
  readonly payouts: readonly TimedCase[]
  /** Cash rewards that wait because the budget is used up, with their time so far. */
  readonly waiting: readonly TimedCase[]
  /** Milestones that were reached; a hit if the brand took the results back before the reward was paid. */
  readonly rewards: readonly CountedCase[]
  /** Requests to join that the brand answered itself, and those that it has not answered. */
  readonly answers: readonly AnswerCase[]
  readonly unanswered: readonly TimedCase[]
  /** Review requests that were answered; a hit if the results count now. */
  readonly reviews: readonly CountedCase[]
  /** Results that shops reported: all that count or counted, and those that a brand took back. */
  readonly results: { readonly reported: number; readonly takenBack: number }
}

/** A figure of times. Times are in seconds; null if there are too few cases. */
export type TimesFigure = {
  /** Number of ended cases that count, and of the people behind them. */
  cases: number
  people: number
  /** Number of cases that still last and count, because they last longer than the middle of the ended ones. */
  open: number
  middle: number | null
  nineOfTen: number | null
  longest: number | null
  /** Number of cases in each stretch of `step` seconds, from zero. */
  step: number | null
  bars: number[] | null
}

/** A figure of a share, 0..1; null if there are too few cases. */
export type ShareFigure = { cases: number; people: number; hits: number | null; share: number | null }

/** All figures of a brand. */
export type PaymentFigures = {
  payouts: TimesFigure
  takenBack: ShareFigure
  results: ShareFigure
  answers: TimesFigure
  accepted: ShareFigure
  reviews: ShareFigure
}

/** The record of a brand as it is stored. `since` is the first day that it covers. Times are in milliseconds. */
export type PaymentRecordRecord = { profileId: string; since: string; computedAt: number; figures: PaymentFigures }
