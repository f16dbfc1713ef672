import type { AdminPayoutReportQuery } from './ReportScreen.generated.ts'
import type { AdminPayoutRunsQuery } from './PayoutsScreen.generated.ts'

/** A payout run, what it came to for one participant of one program, and all of it. */
export type PayoutRun = AdminPayoutRunsQuery['adminPayoutRuns']['data'][number]
export type PayoutReport = Omit<AdminPayoutReportQuery['adminPayoutReport'], '__typename'>
type ReportLine = PayoutReport['rows'][number]
export type ReportRow = ReportLine & { id: string }

/** Why a run left a reward unpaid (L-08, L-09). */
export const unpaidReasons = ['ON_HOLD', 'NEXT_RUN', 'NOT_VERIFIED', 'SUSPENDED', 'WAITING_FOR_BUDGET'] as const
export const unpaidReasonOf = (reason: string) => unpaidReasons.find((known) => known === reason)

/** Rows have no id of their own: a participant may stand in one program twice, with what was paid and what was left. */
export const withIds = (rows: readonly ReportLine[]): ReportRow[] =>
  rows.map((row, at) => ({ ...row, id: `${row.programId}:${row.profileId}:${at}` }))
