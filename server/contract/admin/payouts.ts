import type { AdminAction } from '../common/admin-action.ts'
import type { PayoutReport, PayoutReportRow, PayoutRun } from '../generated/admin-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { LeftoverRecord, PayoutRunRecord } from '../rewards/record.ts'

/** `PayoutRun`. `ranAt` is the moment that it pays for. */
export const payoutRunOf = (
  { id, asOf, finishedAt, programs, participants, amount, unpaid }: PayoutRunRecord,
  isDryRun = false,
): PayoutRun => ({
  id,
  ranAt: toDateTime(asOf),
  programs,
  participants,
  amount,
  unpaid,
  isDryRun,
  isFinished: finishedAt !== null,
})

/** A line of a report: what one participant of a program is paid, or why not. */
export type PayoutLine = {
  readonly programId: string
  readonly profileId: string
  readonly amount: number
  readonly reason: LeftoverRecord['reason'] | null
}

type Names = { readonly programs: ReadonlyMap<string, string>; readonly profiles: ReadonlyMap<string, string> }

const rowOf = ({ programId, profileId, amount, reason }: PayoutLine, { programs, profiles }: Names): PayoutReportRow => ({
  programId,
  programName: programs.get(programId) ?? '',
  profileId,
  participant: profiles.get(profileId) ?? '',
  amount,
  isPaid: reason === null,
  reason,
})

/** `PayoutReport`: a page of lines; of a dry run, what would be paid. */
export const payoutReportOf = (
  run: PayoutRunRecord,
  { isDryRun, count, lines }: { isDryRun: boolean; count: number; lines: readonly PayoutLine[] },
  names: Names,
): PayoutReport => ({ run: payoutRunOf(run, isDryRun), count, rows: lines.map((line) => rowOf(line, names)) })

/** The line in the audit log of a run that was asked for. */
export const payoutsAction = ({ id, asOf }: Pick<PayoutRunRecord, 'id' | 'asOf'>): AdminAction => ({
  action: 'admin.payoutsRun',
  target: id,
  before: null,
  after: { asOf: toDateTime(asOf) },
})
