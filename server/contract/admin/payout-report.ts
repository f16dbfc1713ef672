import type { LeftoverRecord, PayoutRunRecord } from '../rewards/record.ts'

/** A line of a payout report: the amount for one participant of a program, in halalas, and the reason if it is not paid. */
export type PayoutLine = {
  readonly programId: string
  readonly profileId: string
  readonly amount: number
  readonly reason: LeftoverRecord['reason'] | null
}

/** A line with the names of its program and participant. */
export type PayoutReportLine = PayoutLine & { readonly programName: string; readonly participant: string; readonly isPaid: boolean }

/** Totals of a run or a dry run, and its number of lines. */
export type PayoutTotals = { readonly run: PayoutRunRecord; readonly isDryRun: boolean; readonly count: number }

/** A report whose totals and rows load separately, so that turning a page of a dry run computes no totals. */
export type PayoutReportParts = {
  readonly totals: () => PayoutTotals | Promise<PayoutTotals>
  readonly rows: () => PayoutReportLine[] | Promise<PayoutReportLine[]>
}

/** Returns a function that calls `read` once and gives all callers its answer. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => (answer ??= read())
}
