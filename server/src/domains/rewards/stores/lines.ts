import type { Page } from '@wasla/contract/common/page.ts'
import type { LeftoverRecord } from '@wasla/contract/rewards/record.ts'
import type { Earning } from '@wasla/contract/wallet/program-money.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows } from '#database/json-rows/json-rows.ts'

/** An amount in halalas that a run paid to a participant of a program or, if there is a reason, left unpaid. */
export type ReportLine = { programId: string; profileId: string; amount: number; reason: LeftoverRecord['reason'] | null }

const columns = { payout_run_id: 'text', program_id: 'text', profile_id: 'text', is_left: 'integer', amount: 'integer' } as const

/** Adds payments of a run to the lines of participants. Returns how many of them had no paid line of this run before. */
export async function savePaidLines(
  tx: Database,
  dialect: Dialect,
  { payoutRunId, programId, earnings }: { payoutRunId: string; programId: string; earnings: readonly Earning[] },
): Promise<number> {
  const { known } = await tx
    .selectFrom('payout_lines')
    .select((row) => row.fn.countAll<number | string>().as('known'))
    .where('payout_run_id', '=', payoutRunId)
    .where('program_id', '=', programId)
    .where('is_left', '=', 0)
    .where(
      'profile_id',
      'in',
      earnings.map(({ profileId }) => profileId),
    )
    .executeTakeFirstOrThrow()
  const rows = earnings.map(({ profileId, amount }) => ({
    payout_run_id: payoutRunId,
    program_id: programId,
    profile_id: profileId,
    is_left: 0,
    amount,
  }))
  await sql`${insertingRows(dialect, 'payout_lines', columns, rows, 'profile_id')}
    on conflict (payout_run_id, program_id, profile_id, is_left) do update set amount = payout_lines.amount + excluded.amount`.execute(tx)
  return earnings.length - Number(known)
}

/** Selects a page of a run’s lines by program and participant, paid ones before unpaid ones. This is the order of the key. */
export const reportPage = (db: Database, payoutRunId: string, { limit, offset }: Page) =>
  db
    .selectFrom('payout_lines')
    .select(['program_id as programId', 'profile_id as profileId', 'amount', 'reason'])
    .where('payout_run_id', '=', payoutRunId)
    .orderBy('program_id')
    .orderBy('profile_id')
    .orderBy('is_left')
    .limit(limit)
    .offset(offset)

/** Returns a page of a run’s lines. Their number is stored in the run. */
export const findReport = (db: Database, payoutRunId: string, page: Page): Promise<ReportLine[]> =>
  reportPage(db, payoutRunId, page).execute()
