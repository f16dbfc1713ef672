import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { once, type PayoutReportLine, type PayoutReportParts } from '@wasla/contract/admin/payout-report.ts'
import { payoutRowsOf, payoutRunOf, payoutsAction } from '@wasla/contract/admin/payouts.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { PayoutRun, PayoutRunPage } from '@wasla/contract/generated/admin-types.ts'
import { momentOrNull } from '@wasla/contract/platform/moment-text.ts'
import type { Database } from '#database/database.ts'
import type { OtherServices } from '../other-services.ts'
import type { RunReport } from '../../rewards/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findProfileNames } from '../stores/profile-names.ts'
import { findProgramNames } from '../stores/program-names.ts'

type Rewards = Pick<OtherServices, 'rewards'>

/** Returns report lines with the names of their programs and people, in two statements. */
async function named(db: Database, lines: RunReport['lines']): Promise<PayoutReportLine[]> {
  const programs = await findProgramNames(db, [...new Set(lines.map(({ programId }) => programId))])
  const profiles = await findProfileNames(
    db,
    lines.map(({ profileId }) => profileId),
  )
  return payoutRowsOf(lines, { programs, profiles })
}

/** `adminPayoutRuns`: returns a page of payout runs, the newest first. */
export async function payoutRuns({ rewards }: Rewards, pagination: PageArgument): Promise<PayoutRunPage> {
  const { count, data } = await rewards.runs(adminPageOf(pagination))
  return { count, data: data.map((run) => payoutRunOf(run)) }
}

/** `adminPayoutReport`: returns the report of a run. Throws `DTO_VALIDATION_ERROR` at `id` if there is no such run. */
export async function payoutReport(
  { db }: AdminParts,
  { rewards }: Rewards,
  id: string,
  pagination: PageArgument,
): Promise<PayoutReportParts> {
  const report = await rewards.runReport(id, adminPageOf(pagination))
  if (!report) throw invalidInput([{ path: 'id', rule: 'unknownValue' }])
  return { totals: () => report, rows: () => named(db, report.lines) }
}

/** `adminPayoutDryRun`: returns what a run of all programs would pay, what it would leave unpaid, and why. */
export function payoutDryRun(
  { db }: AdminParts,
  { rewards }: Rewards,
  asOf: string | null | undefined,
  pagination: PageArgument,
): PayoutReportParts {
  const page = adminPageOf(pagination)
  const { totals, lines } = rewards.dryRun(momentOrNull(asOf))
  return { totals: once(totals), rows: async () => named(db, await lines(page)) }
}

/**
 * `adminRunPayouts`: commits the run and its audit line, and then pays. If paying takes long, the timer continues it. A repeated
 * call for the same moment returns the same run.
 */
export async function runPayouts(
  parts: AdminParts,
  { rewards }: Rewards,
  admin: Admin,
  asOf: string | null | undefined,
): Promise<PayoutRun> {
  const run = await performAction(parts, admin, async (tx) => {
    const result = await rewards.requestRun(tx, momentOrNull(asOf))
    return { action: payoutsAction(result), result }
  })
  return payoutRunOf(await rewards.payRequested(run))
}
