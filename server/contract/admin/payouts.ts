import type { AdminAction } from '../common/admin-action.ts'
import type { PayoutRun } from '../generated/admin-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { PayoutRunRecord } from '../rewards/record.ts'
import type { PayoutLine, PayoutReportParts, PayoutReportLine } from './payout-report.ts'

/** Returns a `PayoutRun`. `ranAt` is the `asOf` of the run: it pays the rewards whose hold was over at that time. */
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

type Names = { readonly programs: ReadonlyMap<string, string>; readonly profiles: ReadonlyMap<string, string> }

const rowOf = ({ programId, profileId, amount, reason }: PayoutLine, { programs, profiles }: Names): PayoutReportLine => ({
  programId,
  programName: programs.get(programId) ?? '',
  profileId,
  participant: profiles.get(profileId) ?? '',
  amount,
  isPaid: reason === null,
  reason,
})

/** Resolvers of the fields of `PayoutReport`. */
export const payoutReportFields = {
  async run({ totals }: PayoutReportParts) {
    const { run, isDryRun } = await totals()
    return payoutRunOf(run, isDryRun)
  },
  count: async ({ totals }: PayoutReportParts) => (await totals()).count,
  rows: ({ rows }: PayoutReportParts) => rows(),
}

/** Adds the names of programs and participants to a page of lines. */
export const payoutRowsOf = (lines: readonly PayoutLine[], names: Names): PayoutReportLine[] => lines.map((line) => rowOf(line, names))

/** Returns the audit line of a requested run. */
export const payoutsAction = ({ id, asOf }: Pick<PayoutRunRecord, 'id' | 'asOf'>): AdminAction => ({
  action: 'admin.payoutsRun',
  target: id,
  before: null,
  after: { asOf: toDateTime(asOf) },
})
