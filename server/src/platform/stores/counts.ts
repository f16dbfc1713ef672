import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

export type Window = { key: string; most: number; amount: number; now: number; length: number }

/**
 * Counts `amount` under a key. Returns the new count, or null if the window has no room. It is one guarded statement, so that at most
 * `most` are counted, on either engine and with any number of calls at once. A window restarts if it is over, or if a clock that was set
 * back left it in the future.
 */
export async function takeFromWindow(db: Database, { key, most, amount, now, length }: Window): Promise<number | null> {
  const over = sql<boolean>`(rate_limits.window_start <= ${now - length} or rate_limits.window_start > ${now + length})`
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_start: now, count: amount })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: sql`case when ${over} then excluded.count else rate_limits.count + excluded.count end`,
          window_start: sql`case when ${over} then excluded.window_start else rate_limits.window_start end`,
        })
        .where(sql<boolean>`(${over} or rate_limits.count + ${amount} <= ${most})`),
    )
    .returning('count')
    .executeTakeFirst()
  return row?.count ?? null
}

/** Returns the start of a key’s window in milliseconds; null if it has none. */
export async function windowStart(db: Database, key: string): Promise<number | null> {
  const row = await db.selectFrom('rate_limits').select('window_start').where('key', '=', key).executeTakeFirst()
  return row?.window_start ?? null
}

/** Returns the count and the start of a key’s window; null if it has none. The window may be over. */
export async function windowOf(db: Database, key: string): Promise<{ count: number; windowStart: number } | null> {
  const row = await db.selectFrom('rate_limits').select(['count', 'window_start as windowStart']).where('key', '=', key).executeTakeFirst()
  return row ?? null
}

export const forgetWindowsBefore = (db: Database, moment: number) =>
  db.deleteFrom('rate_limits').where('window_start', '<', moment).execute()

/** Adds one under a key without a limit. Returns the new count. */
export async function addOne(db: Database, key: string, start: number): Promise<number> {
  const row = await db
    .insertInto('rate_limits')
    .values({ key, window_start: start, count: 1 })
    .onConflict((clash) => clash.column('key').doUpdateSet({ count: sql`rate_limits.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}

/** Returns the counts of those keys that have one. */
export async function countsOf(db: Database, keys: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('rate_limits').select('count').where('key', 'in', keys).execute()
  return rows.map(({ count }) => count)
}

/**
 * Adds an amount under a key without a limit. Returns the new count and the start of its window, which restarts if it is over or if a clock
 * that was set back left it in the future.
 */
export async function addToWindow(
  db: Database,
  { key, amount, now, length }: Omit<Window, 'most'>,
): Promise<{ count: number; windowStart: number }> {
  const over = sql<boolean>`(rate_limits.window_start <= ${now - length} or rate_limits.window_start > ${now + length})`
  return db
    .insertInto('rate_limits')
    .values({ key, window_start: now, count: amount })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then excluded.count else rate_limits.count + excluded.count end`,
        window_start: sql`case when ${over} then excluded.window_start else rate_limits.window_start end`,
      }),
    )
    .returning(['count', 'window_start as windowStart'])
    .executeTakeFirstOrThrow()
}
