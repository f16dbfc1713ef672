import type { RecordShareFieldsFragment, RecordTimesFieldsFragment } from '#shared/payment-record/payment-record.generated.ts'

/** A figure of times, and a share; their values are null if there are too few cases. */
export type RecordTimes = Omit<RecordTimesFieldsFragment, '__typename'>
export type RecordShare = Omit<RecordShareFieldsFragment, '__typename'>

/** The record of a brand, as its profile shows it. */
export type ShownRecord = {
  readonly since: string
  readonly computedAt: string
  readonly payouts: RecordTimes
  readonly takenBack: RecordShare
  readonly results: RecordShare
  readonly answers: RecordTimes
  readonly accepted: RecordShare
  readonly reviews: RecordShare
}

/** The figures of a record, in the order in which they are shown. The first one is the largest. */
export type TimesName = 'payouts' | 'answers'
export type ShareName = 'takenBack' | 'reviews'

export type ShownTimes = RecordTimes & { middle: number; nineOfTen: number; longest: number; step: number; bars: number[] }

/** Returns a figure of times with all its values, or null if there are too few cases. */
export function shownTimes(figure: RecordTimes): ShownTimes | null {
  const { middle, nineOfTen, longest, step, bars } = figure
  if (middle === null || nineOfTen === null || longest === null || step === null || bars === null) return null
  return { ...figure, middle, nineOfTen, longest, step, bars }
}

type ShownShare = RecordShare & { hits: number; share: number }

/** Returns a share with all its values, or null if there are too few cases. */
export const shownShare = (figure: RecordShare): ShownShare | null =>
  figure.hits === null || figure.share === null ? null : { ...figure, hits: figure.hits, share: figure.share }
