import type { Page } from '@wasla/contract/common/page.ts'
import type { Payee } from '@wasla/contract/rewards/payable.ts'
import type { LeftoverRecord, PayoutRunRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import type { ReportLine } from './lines.ts'
import { rewardRow } from './rewards.ts'

/** A reward, and whether its earner can be paid. */
export type OwedReward = { reward: RewardRecord; payee: Payee }

/** Selects cash rewards whose hold is over at a time, with their earners. */
const due = (db: Database, asOf: number) =>
  db
    .selectFrom('rewards as r')
    .leftJoin('profiles as p', (join) => join.onRef('p.id', '=', 'r.profile_id').on('p.deleted_at', 'is', null))
    .leftJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('wallets as w', 'w.profile_id', 'p.id')
    // A literal, not a parameter: only then is the partial index over these rows used.
    .where(sql<boolean>`r.state = 'Accrued'`)
    .where('r.reward_type', '=', 'CASH')
    .where('r.payable_at', '<=', asOf)

type Due = ReturnType<typeof due>
/** `hindranceOf` in SQL: a profile without a wallet is not verified. */
const payable = (query: Due) => query.where('p.status', '=', 'Active').where('u.suspended_at', 'is', null).where('w.id', 'is not', null)
const left = (query: Due) =>
  query.where((row) =>
    row.or([row('p.status', 'is', null), row('p.status', '!=', 'Active'), row('u.suspended_at', 'is not', null), row('w.id', 'is', null)]),
  )
const reason = sql<LeftoverRecord['reason']>`case when u.suspended_at is not null then 'SUSPENDED' else 'NOT_VERIFIED' end`

/** Returns the ids of programs that owe anything at a time, in order and starting after `after`. */
export async function findOwing(db: Database, asOf: number, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('rewards as r')
    .select('r.program_id')
    .distinct()
    .where(sql<boolean>`r.state = 'Accrued'`)
    .where('r.reward_type', '=', 'CASH')
    .where('r.payable_at', '<=', asOf)
    .$if(after !== null, (query) => query.where('r.program_id', '>', after ?? ''))
    .orderBy('r.program_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.program_id)
}

/** Returns all due rewards of the next participants of a program who can be paid, starting after `after`; at most `limit` participants. */
export async function findOwed(tx: Database, programId: string, asOf: number, after: string | null, limit: number): Promise<OwedReward[]> {
  const people = await payable(due(tx, asOf))
    .where('r.program_id', '=', programId)
    .$if(after !== null, (query) => query.where('r.profile_id', '>', after ?? ''))
    .select('r.profile_id')
    .distinct()
    .orderBy('r.profile_id')
    .limit(limit)
    .execute()
  const [first, last] = [people[0], people.at(-1)]
  if (!first || !last) return []
  const rows = await payable(due(tx, asOf))
    .where('r.program_id', '=', programId)
    .where('r.profile_id', '>=', first.profile_id)
    .where('r.profile_id', '<=', last.profile_id)
    .select(rewardRow.columns('r'))
    .select(['p.status', 'u.suspended_at'])
    .orderBy('r.profile_id')
    .orderBy('r.id')
    .execute()
  return rows.map((row) => ({
    reward: rewardRow.read(row),
    payee: row.status === null ? null : { status: row.status, isSuspended: row.suspended_at !== null },
  }))
}

export function savePaid(
  tx: Database,
  dialect: Dialect,
  ids: readonly string[],
  { paidAt, payoutRunId }: { paidAt: number; payoutRunId: string },
): Promise<unknown> {
  const given = jsonRows(
    dialect,
    { id: 'text' },
    ids.map((id) => [id]),
  )
  return tx
    .updateTable('rewards')
    .set({ state: 'Paid', paid_at: paidAt, payout_run_id: payoutRunId })
    .where('id', 'in', sql<string>`(select id from ${given} as given)`)
    .execute()
}

/**
 * Writes which due rewards of a program a run leaves unpaid, and why. Writes nothing if the run has done so for this program before.
 * Returns the number of new lines, one per participant.
 */
export async function saveLeftovers(tx: Database, payoutRunId: string, programId: string, asOf: number): Promise<number> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payout_lines')
    .columns(['payout_run_id', 'program_id', 'profile_id', 'is_left', 'amount', 'reason'])
    .expression(
      left(due(tx, asOf))
        .where('r.program_id', '=', programId)
        .select((row) => [
          row.cast<string>(row.val(payoutRunId), 'text').as('payout_run_id'),
          'r.program_id',
          'r.profile_id',
          sql<0 | 1>`1`.as('is_left'),
          row.fn.sum<number | string>('r.amount').as('amount'),
          reason.as('reason'),
        ])
        .groupBy(['r.program_id', 'r.profile_id', 'u.suspended_at']),
    )
    .onConflict((clash) => clash.columns(['payout_run_id', 'program_id', 'profile_id', 'is_left']).doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0n)
}

/** Selects everything that is due at a time, summed in one line per participation. */
const dueLines = (db: Database, asOf: number) =>
  due(db, asOf)
    .select((row) => [
      'r.program_id as programId',
      'r.profile_id as profileId',
      row.fn.sum<number | string>('r.amount').as('amount'),
      // The reason is the same for all rewards of one participant.
      sql<LeftoverRecord['reason'] | null>`min(case when u.suspended_at is not null then 'SUSPENDED'
        when p.status = 'Active' and w.id is not null then null else 'NOT_VERIFIED' end)`.as('reason'),
    ])
    .groupBy(['r.program_id', 'r.profile_id'])

/** Selects a page of these sums by program and participant. Reads an index in order, only up to the end of the page. */
export const dueLinesPage = (db: Database, asOf: number, { limit, offset }: Page) =>
  dueLines(db, asOf).orderBy('r.program_id').orderBy('r.profile_id').limit(limit).offset(offset)

export async function findDueLines(db: Database, asOf: number, page: Page): Promise<ReportLine[]> {
  const rows = await dueLinesPage(db, asOf, page).execute()
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }))
}

/** Returns the totals of all these sums, with one statement. */
export async function sumDue(
  db: Database,
  asOf: number,
): Promise<Pick<PayoutRunRecord, 'programs' | 'participants' | 'amount' | 'unpaid'>> {
  const sums = await db
    .selectFrom(dueLines(db, asOf).as('lines'))
    .select((row) => [
      row.fn.countAll<number | string>().as('lines'),
      sql<number | string>`count(distinct case when reason is null then "programId" end)`.as('programs'),
      sql<number | string | null>`sum(case when reason is null then amount end)`.as('amount'),
      row.fn.count<number | string>('reason').as('unpaid'),
    ])
    .executeTakeFirstOrThrow()
  const unpaid = Number(sums.unpaid)
  return { programs: Number(sums.programs), participants: Number(sums.lines) - unpaid, amount: Number(sums.amount ?? 0), unpaid }
}

/**
 * Selects rewards whose milestone was reached by `achievedUntil` and whose hold is over at `now`, but whose earner cannot be paid. Rewards
 * of suspended earners are left out (L-09).
 */
export type Forgotten = { achievedUntil: number; now: number }

/** Returns the ids of programs with forgotten rewards (see `Forgotten`), in order and starting after `after`. */
export async function findForgotten(
  db: Database,
  { achievedUntil, now }: Forgotten,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await left(due(db, now))
    .where('r.achieved_at', '<=', achievedUntil)
    .where('u.suspended_at', 'is', null)
    .$if(after !== null, (query) => query.where('r.program_id', '>', after ?? ''))
    .select('r.program_id')
    .distinct()
    .orderBy('r.program_id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.program_id)
}

/** Returns the forgotten rewards of one program (see `Forgotten`). */
export async function findForgottenIn(
  tx: Database,
  programId: string,
  { achievedUntil, now }: Forgotten,
  limit: number,
): Promise<OwedReward[]> {
  const rows = await left(due(tx, now))
    .where('r.program_id', '=', programId)
    .where('r.achieved_at', '<=', achievedUntil)
    .where('u.suspended_at', 'is', null)
    .select(rewardRow.columns('r'))
    .select(['p.status', 'u.suspended_at'])
    .orderBy('r.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    reward: rewardRow.read(row),
    payee: row.status === null ? null : { status: row.status, isSuspended: false },
  }))
}

export const saveReturned = (tx: Database, ids: readonly string[], returnedAt: number) =>
  tx.updateTable('rewards').set({ state: 'Returned', returned_at: returnedAt }).where('id', 'in', ids).execute()
