import type { PayoutRunRecord } from '@wasla/contract/rewards/record.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { PayoutRunsTable } from '#database/tables/rewards.ts'

export const runRow = defineRecord<PayoutRunsTable>()({
  id: same,
  asOf: same,
  kind: same,
  startedAt: same,
  finishedAt: same,
  programs: same,
  participants: same,
  amount: same,
  unpaid: same,
})

const some = (db: Database) => db.selectFrom('payout_runs').select(runRow.columns('payout_runs'))

/** Returns the run of this kind and time; inserts the given one if there is none. */
export async function openRun(tx: Database, made: PayoutRunRecord): Promise<PayoutRunRecord> {
  await tx
    .insertInto('payout_runs')
    .values(runRow.write(made))
    .onConflict((clash) => clash.columns(['kind', 'as_of']).doNothing())
    .execute()
  return runRow.read(await some(tx).where('kind', '=', made.kind).where('as_of', '=', made.asOf).executeTakeFirstOrThrow())
}

export async function findRun(db: Database, id: string): Promise<PayoutRunRecord | null> {
  const row = await some(db).where('id', '=', id).executeTakeFirst()
  return row ? runRow.read(row) : null
}

/** Returns a run that is not finished, locked until the transaction ends; null if it is finished. */
export async function lockRun(tx: Database, id: string): Promise<PayoutRunRecord | null> {
  const row = await tx
    .updateTable('payout_runs')
    .set((fields) => ({ started_at: fields.ref('started_at') }))
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .returning(runRow.columns('payout_runs'))
    .executeTakeFirst()
  return row ? runRow.read(row) : null
}

/** Returns the runs that are not finished, the earliest `asOf` first. */
export async function findOpenRuns(db: Database): Promise<PayoutRunRecord[]> {
  const rows = await some(db).where('finished_at', 'is', null).orderBy('as_of').orderBy('id').execute()
  return rows.map(runRow.read)
}

/** Returns the `asOf` of the last scheduled run; null before the first one. */
export async function lastScheduledAt(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('payout_runs')
    .select('as_of')
    .where('kind', '=', 'Scheduled')
    .orderBy('as_of', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.as_of ?? null
}

type Sums = Pick<PayoutRunRecord, 'programs' | 'participants' | 'amount' | 'unpaid'>

/** Adds to the totals of a run. */
export const addToRun = (tx: Database, id: string, { programs, participants, amount, unpaid }: Sums) =>
  tx
    .updateTable('payout_runs')
    .set((row) => ({
      programs: row('programs', '+', programs),
      participants: row('participants', '+', participants),
      amount: row('amount', '+', amount),
      unpaid: row('unpaid', '+', unpaid),
    }))
    .where('id', '=', id)
    .execute()

export const finishRun = (tx: Database, id: string, finishedAt: number) =>
  tx.updateTable('payout_runs').set({ finished_at: finishedAt }).where('id', '=', id).where('finished_at', 'is', null).execute()

/** Returns whether a run has paid any reward of a program. */
export async function hasPaid(tx: Database, payoutRunId: string, programId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('rewards')
    .select('id')
    .where('payout_run_id', '=', payoutRunId)
    .where('program_id', '=', programId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns a page of runs, the newest first. */
export async function findRunPage(db: Database, { limit, offset }: Page): Promise<{ count: number; data: PayoutRunRecord[] }> {
  const { count } = await db
    .selectFrom('payout_runs')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const rows = await some(db).orderBy('started_at', 'desc').orderBy('as_of', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  return { count: Number(count), data: rows.map(runRow.read) }
}
