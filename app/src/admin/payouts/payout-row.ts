import type { AdminPayoutReportQuery } from './ReportScreen.generated.ts'
import type { AdminPayoutRunsQuery } from './PayoutsScreen.generated.ts'

/** A payout run, its report, and a row of the report: one participant of one program. */
export type PayoutRun = AdminPayoutRunsQuery['adminPayoutRuns']['data'][number]
export type PayoutReport = Omit<AdminPayoutReportQuery['adminPayoutReport'], '__typename'>
type ReportLine = PayoutReport['rows'][number]
export type ReportRow = ReportLine & { id: string }

/** Reasons why a run left a reward unpaid (L-08, L-09). */
const unpaidReasons = ['ON_HOLD', 'NEXT_RUN', 'NOT_VERIFIED', 'SUSPENDED', 'WAITING_FOR_BUDGET'] as const
export const unpaidReasonOf = (reason: string) => unpaidReasons.find((known) => known === reason)

/** Adds an id to each row. A participant may have two rows in one program: one paid and one unpaid. */
export const withIds = (rows: readonly ReportLine[]): ReportRow[] =>
  rows.map((row, at) => ({ ...row, id: `${row.programId}:${row.profileId}:${at}` }))
