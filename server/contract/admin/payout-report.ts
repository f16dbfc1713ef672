import type { LeftoverRecord, PayoutRunRecord } from '../rewards/record.ts'

/** A line of a report: what one participant of a program is paid, or why not. */
export type PayoutLine = {
  readonly programId: string
  readonly profileId: string
  readonly amount: number
  readonly reason: LeftoverRecord['reason'] | null
}

/** A line with what its program and its participant are called. */
export type PayoutReportLine = PayoutLine & { readonly programName: string; readonly participant: string; readonly isPaid: boolean }

/** What a run came to, or would come to, and how many lines it has. */
export type PayoutTotals = { readonly run: PayoutRunRecord; readonly isDryRun: boolean; readonly count: number }

/** A report whose two halves are read where they are asked for: who turns a page of a dry run has nothing added up. */
export type PayoutReportParts = {
  readonly totals: () => PayoutTotals | Promise<PayoutTotals>
  readonly rows: () => PayoutReportLine[] | Promise<PayoutReportLine[]>
}

/** The first answer for all who ask. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => (answer ??= read())
}
