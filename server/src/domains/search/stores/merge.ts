import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'

/** Pages of one step: a few milliseconds, in which nobody else is answered. */
const pages = 200
/** More than any index has. */
const mostSteps = 10_000

const changes = async (db: Database): Promise<number> =>
  (await sql<{ count: number }>`select total_changes() as count`.execute(db)).rows[0]?.count ?? 0

/**
 * Puts the indexes of words and facets in one piece again, a little at a time. SQLite adds what is new as a piece of its own, and every
 * question looks into each of them; PostgreSQL's need nothing.
 */
export async function mergeIndexes({ db, dialect }: { db: Database; dialect: Dialect }): Promise<void> {
  if (dialect !== 'sqlite') return
  for (const index of ['search_words', 'search_facets']) {
    const table = sql.ref(index)
    for (let step = 0; step < mostSteps; step++) {
      const before = await changes(db)
      // The first one takes all pieces together, as FTS5 has it; the others go on with them.
      await sql`insert into ${table} (${table}, rank) values ('merge', ${step === 0 ? -pages : pages})`.execute(db)
      // One change is the statement itself: there was nothing left to do.
      if ((await changes(db)) - before < 2) break
    }
  }
}
