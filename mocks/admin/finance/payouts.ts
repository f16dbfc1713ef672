import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import type { PayoutReportParts } from '@wasla/contract/admin/payout-report.ts'
import { payoutRowsOf, payoutRunOf, payoutsAction } from '@wasla/contract/admin/payouts.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { PayoutRun } from '@wasla/contract/generated/admin-types.ts'
import { momentOrNull } from '@wasla/contract/platform/moment-text.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { PayoutRunRecord } from '@wasla/contract/rewards/record.ts'
import { dryRun, reportOf, runRequested } from '../../store/rewards/payouts.ts'
import { writeAction, type Admin, type AdminStore } from '../admin-store.ts'
import { canMove } from './ledger.ts'

const newestFirst = (one: PayoutRunRecord, other: PayoutRunRecord) =>
  other.startedAt - one.startedAt || other.asOf - one.asOf || one.id.localeCompare(other.id)

/** Implements the query `adminPayoutRuns`. */
export function payoutRuns({ store }: AdminStore, pagination: PageArgument) {
  const { count, data } = pageFrom(store.memory.world.payoutRuns.toSorted(newestFirst), adminPageOf(pagination))
  return { count, data: data.map((run) => payoutRunOf(run)) }
}

type Report = ReturnType<typeof dryRun>

function named({ store }: AdminStore, { run, lines }: Report, isDryRun: boolean, pagination: PageArgument): PayoutReportParts {
  const { programs, profiles } = store.memory.world
  const { count, data } = pageFrom(lines, adminPageOf(pagination))
  const names = {
    programs: new Map(programs.map(({ id, name }) => [id, name])),
    profiles: new Map(profiles.map((profile) => [profile.id, mainNameOf(profile)])),
  }
  return { totals: () => ({ run, isDryRun, count }), rows: () => payoutRowsOf(data, names) }
}

/** Implements the query `adminPayoutReport`. */
export function payoutReport(adminStore: AdminStore, { id, pagination }: { id: string; pagination?: PageArgument }): PayoutReportParts {
  const report = reportOf(adminStore.store, id)
  if (!report) throw invalidInput([{ path: 'id', rule: 'unknownValue' }])
  return named(adminStore, report, false, pagination)
}

type AsOf = { asOf?: string | null | undefined }

/** Implements the query `adminPayoutDryRun`. */
export const payoutDryRun = (adminStore: AdminStore, { pagination, ...request }: AsOf & { pagination?: PageArgument }): PayoutReportParts =>
  named(adminStore, dryRun(adminStore.store, momentOrNull(request.asOf)), true, pagination)

/** Implements the mutation `adminRunPayouts`. */
export function runPayouts(adminStore: AdminStore, admin: Admin, request: AsOf): PayoutRun {
  const isPaymentOn = adminStore.memory.flags.get('payment')?.enabled ?? true
  const run = runRequested(adminStore.store, momentOrNull(request.asOf), { isPaymentOn, canMove: canMove(adminStore) })
  writeAction(adminStore, admin, payoutsAction(run))
  return payoutRunOf(run)
}
