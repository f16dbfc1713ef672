import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { spanChanges, spansBefore, widest } from '../waiting-list/spans.ts'

type Key = { id: string; rankKey: number }

/**
 * Adds keys to the counts of their spans (`by` 1), or removes them (`by` -1). Call it in the transaction that writes the keys. A position
 * can then be computed from a few hundred counts, for a list of any length.
 */
export async function countKeys(tx: Database, moves: readonly { key: number; by: number }[]): Promise<void> {
  const changes = spanChanges(moves)
  if (changes.length === 0) return
  await tx
    .insertInto('waiting_list_counts')
    .values(changes.map(({ level, bucket, by }) => ({ level, bucket, count: by })))
    .onConflict((conflict) => conflict.columns(['level', 'bucket']).doUpdateSet({ count: sql`waiting_list_counts.count + excluded.count` }))
    .execute()
}

const whole = (part: ReturnType<typeof sql>) => sql`coalesce(cast(sum(${part}) as bigint), 0)`

/** Returns how many people wait before a key, and how many people wait in total. */
export async function placeOf(db: Database, { id, rankKey }: Key): Promise<{ ahead: number; total: number }> {
  const { ranges, rest } = spansBefore(rankKey)
  const spans = ranges.map(
    ({ level, from, below }) =>
      sql`select count from waiting_list_counts where level = ${level} and bucket < ${below}${from === null ? sql`` : sql` and bucket >= ${from}`}`,
  )
  const near = sql`select count(*) as count from waiting_list where admitted_at is null and rank_key between ${rest} and ${rankKey} and (rank_key < ${rankKey} or id < ${id})`
  const { rows } = await sql<{ ahead: number; total: number }>`
    select
      (select ${whole(sql`count`)} from (${sql.join([...spans, near], sql` union all `)}) as parts) as ahead,
      (select ${whole(sql`count`)} from waiting_list_counts where level = ${widest}) as total`.execute(db)
  return rows[0] ?? { ahead: 0, total: 0 }
}

/** Deletes counts that are 0. */
export const deleteEmptySpans = (db: Database) => db.deleteFrom('waiting_list_counts').where('count', '=', 0).execute()

/** Recomputes all counts, after a seed or after a setting changed the order. */
export async function recount(tx: Database): Promise<void> {
  await tx.deleteFrom('waiting_list_counts').execute()
  const waiting = await tx.selectFrom('waiting_list').select('rank_key').where('admitted_at', 'is', null).execute()
  const changes = spanChanges(waiting.map((row) => ({ key: row.rank_key, by: 1 })))
  for (let from = 0; from < changes.length; from += 5000)
    await tx
      .insertInto('waiting_list_counts')
      .values(changes.slice(from, from + 5000).map(({ level, bucket, by }) => ({ level, bucket, count: by })))
      .execute()
}
