import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'

/** Number of index pages that one step merges. A step takes a few milliseconds, in which the database answers nothing else. */
const pages = 200
/** Largest number of steps. No merge of an index needs that many. */
const mostSteps = 10_000

const changes = async (db: Database): Promise<number> =>
  (await sql<{ count: number }>`select total_changes() as count`.execute(db)).rows[0]?.count ?? 0

/**
 * Merges the segments of the word and token indexes, in small steps. SQLite's FTS5 writes changes as new segments, and every query reads
 * all of them; PostgreSQL needs no merge.
 */
export async function mergeIndexes({ db, dialect }: { db: Database; dialect: Dialect }): Promise<void> {
  if (dialect !== 'sqlite') return
  for (const index of ['search_words', 'search_facets']) {
    const table = sql.ref(index)
    for (let step = 0; step < mostSteps; step++) {
      const before = await changes(db)
      // A negative number starts a merge of all segments; a positive one continues that merge.
      await sql`insert into ${table} (${table}, rank) values ('merge', ${step === 0 ? -pages : pages})`.execute(db)
      // The statement itself counts as one change, so a single change means that nothing was left to merge.
      if ((await changes(db)) - before < 2) break
    }
  }
}
