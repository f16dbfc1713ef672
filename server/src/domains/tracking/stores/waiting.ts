import { sql } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { ConversionRecord, DeclineRecord } from '@wasla/contract/tracking/record.ts'
import type { WaitingTotals } from '@wasla/contract/tracking/waiting.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { locking } from '#database/row-lock.ts'
import { conversionRow } from './conversions.ts'

/** Waiting results of a program: of one participant, or of all if `profileId` is null. */
export type WaitingScope = { readonly programId: string; readonly profileId: string | null }

/** PostgreSQL returns a sum of integers as text. */
type Sum = number | string

/** Condition for waiting results that count automatically; see `countsAutomatically`. */
const countsAlone = sql<boolean>`naming <> 'Contested' and channel <> 'CODE'`

const waitingIn = (db: Database, { programId, profileId }: WaitingScope) =>
  db
    .selectFrom('conversions')
    .where('program_id', '=', programId)
    .where(sql<boolean>`status = 'Pending'`)
    .$if(profileId !== null, (query) => query.where('profile_id', '=', profileId ?? ''))

/**
 * Returns the number of waiting results and their sum in halalas. Also returns how many of them count automatically by the end of today,
 * and when the next one counts.
 */
export async function findWaitingTotals(db: Database, scope: WaitingScope, today: number): Promise<WaitingTotals> {
  const row = await waitingIn(db, scope)
    .select((one) => [
      one.fn.countAll<number>().as('count'),
      one.fn.coalesce(one.fn.sum<Sum>('amount'), sql<Sum>`0`).as('sum'),
      one.fn.coalesce(one.fn.sum<Sum>(sql`case when counts_at < ${today} and ${countsAlone} then 1 else 0 end`), sql<Sum>`0`).as('today'),
      sql<number | string | null>`min(case when ${countsAlone} then counts_at end)`.as('next'),
    ])
    .executeTakeFirstOrThrow()
  return {
    count: row.count,
    sum: Math.min(Number(row.sum), Number.MAX_SAFE_INTEGER),
    countsToday: Number(row.today),
    nextCountsAt: row.next === null ? null : Number(row.next),
  }
}

/** Returns waiting results, the first to count on top; one page, or all if `page` is null. */
export async function findWaitingResults(db: Database, scope: WaitingScope, page: Page | null): Promise<ConversionRecord[]> {
  const rows = await waitingIn(db, scope)
    .selectAll()
    .orderBy('counts_at')
    .orderBy('id')
    .$if(page !== null, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
    .execute()
  return rows.map(conversionRow.read)
}

/** Of these results, returns those that still wait, locked until the transaction ends, in the order of their ids. */
export async function lockWaiting(tx: Database, dialect: Dialect, programId: string, ids: readonly string[]): Promise<ConversionRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('conversions')
    .selectAll()
    .where('id', 'in', ids)
    .where('program_id', '=', programId)
    .where(sql<boolean>`status = 'Pending'`)
    .orderBy('id')
    .$call(locking(dialect))
    .execute()
  return rows.map(conversionRow.read)
}

/**
 * Returns the program with the result that is due first, and at most `most` ids of its due results. Null if nothing is due. Leaves out
 * deleted programs and those in `except`.
 */
export async function findDue(
  db: Database,
  now: number,
  { most, except }: { most: number; except: readonly string[] },
): Promise<{ programId: string; ids: string[] } | null> {
  const due = db
    .selectFrom('conversions as c')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .where(sql<boolean>`c.status = 'Pending'`)
    .where('c.counts_at', '<=', now)
    .where('p.deleted_at', 'is', null)
    .$if(except.length > 0, (query) => query.where('c.program_id', 'not in', except))
  const first = await due.select('c.program_id').orderBy('c.counts_at').limit(1).executeTakeFirst()
  if (!first) return null
  const rows = await due
    .select('c.id')
    .where('c.program_id', '=', first.program_id)
    .orderBy('c.counts_at')
    .orderBy('c.id')
    .limit(most)
    .execute()
  return { programId: first.program_id, ids: rows.map(({ id }) => id) }
}

/** Saves an owner’s reason for declining; replaces an earlier one. */
export const saveDecline = (tx: Database, { conversionId, reason, note, at }: DeclineRecord) =>
  tx
    .insertInto('conversion_declines')
    .values({ conversion_id: conversionId, reason, note, at })
    .onConflict((clash) => clash.column('conversion_id').doUpdateSet({ reason, note, at }))
    .execute()

/**
 * Returns programs with waiting results whose owners were not notified on this day yet. Each has the number of results, and the time at
 * which the first one counts.
 */
export async function findUnnotified(db: Database, day: string, most: number) {
  const rows = await db
    .selectFrom('conversions as c')
    .innerJoin('programs as p', 'p.id', 'c.program_id')
    .leftJoin('tracking_setups as s', 's.program_id', 'c.program_id')
    .where(sql<boolean>`c.status = 'Pending'`)
    .where('p.deleted_at', 'is', null)
    .where((row) => row.or([row('s.waiting_notified_on', 'is', null), row('s.waiting_notified_on', '<>', day)]))
    .groupBy(['p.id', 'p.profile_id', 'p.name'])
    .select((row) => [
      'p.id',
      'p.profile_id',
      'p.name',
      row.fn.countAll<number>().as('count'),
      row.fn.min<number>('c.counts_at').as('next'),
    ])
    .orderBy('p.id')
    .limit(most)
    .execute()
  return rows.map(({ id, profile_id: profileId, name, count, next }) => ({
    program: { id, profileId, name },
    totals: { count, nextCountsAt: next },
  }))
}

/** Marks a program’s owner as notified on a day; returns false if another process did so before. */
export async function markNotified(tx: Database, programId: string, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tracking_setups')
    .values({ program_id: programId, rotated_at: null, last_test_at: null, waiting_notified_on: day })
    .onConflict((clash) =>
      clash
        .column('program_id')
        .doUpdateSet({ waiting_notified_on: day })
        .where((row) =>
          row.or([row('tracking_setups.waiting_notified_on', 'is', null), row('tracking_setups.waiting_notified_on', '<>', day)]),
        ),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}
