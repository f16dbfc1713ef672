import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { payoutReportOf, payoutRunOf, payoutsAction } from '@wasla/contract/admin/payouts.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { PayoutReport, PayoutRun, PayoutRunPage } from '@wasla/contract/generated/admin-types.ts'
import type { Database } from '#database/database.ts'
import type { Services } from '../../../services.ts'
import type { RunReport } from '../../rewards/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findProfileNames } from '../stores/profile-names.ts'
import { findProgramNames } from '../stores/program-names.ts'

type Rewards = Pick<Services, 'rewards'>

/** A report with what its programs and people are called: two statements however many they are. */
async function named(db: Database, report: RunReport): Promise<PayoutReport> {
  const programs = await findProgramNames(db, [...new Set(report.lines.map(({ programId }) => programId))])
  const profiles = await findProfileNames(
    db,
    report.lines.map(({ profileId }) => profileId),
  )
  return payoutReportOf(report.run, report, { programs, profiles })
}

/** `adminPayoutRuns`: the newest first. */
export async function payoutRuns({ rewards }: Rewards, pagination: PageArgument): Promise<PayoutRunPage> {
  const { count, data } = await rewards.runs(adminPageOf(pagination))
  return { count, data: data.map((run) => payoutRunOf(run)) }
}

/** `adminPayoutReport`: `DTO_VALIDATION_ERROR` at `id` for none. */
export async function payoutReport({ db }: AdminParts, { rewards }: Rewards, id: string, pagination: PageArgument): Promise<PayoutReport> {
  const report = await rewards.runReport(id, adminPageOf(pagination))
  if (!report) throw invalidInput([{ path: 'id', rule: 'unknownValue' }])
  return named(db, report)
}

/** `asOf` as it came; what is no moment is none to come either, and refused. */
const momentOf = (asOf: string | null | undefined) => (asOf === null || asOf === undefined ? null : Date.parse(asOf))

/** `adminPayoutDryRun`: what a run of everything would pay, and what it would leave and why. */
export const payoutDryRun = async (
  { db }: AdminParts,
  { rewards }: Rewards,
  asOf: string | null | undefined,
  pagination: PageArgument,
): Promise<PayoutReport> => named(db, await rewards.dryRun(momentOf(asOf), adminPageOf(pagination)))

/**
 * `adminRunPayouts`: the run and its line in the audit log are one commit, before anything is paid; where it takes long, the timer
 * goes on with it. Asked for again as of the same moment it is the same run.
 */
export async function runPayouts(
  parts: AdminParts,
  { rewards }: Rewards,
  admin: Admin,
  asOf: string | null | undefined,
): Promise<PayoutRun> {
  const run = await performAction(parts, admin, async (tx) => {
    const result = await rewards.requestRun(tx, momentOf(asOf))
    return { action: payoutsAction(result), result }
  })
  return payoutRunOf(await rewards.payRequested(run))
}
