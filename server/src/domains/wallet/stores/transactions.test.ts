import type { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#database/database.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { findListedAfter } from './transactions.ts'

/** Returns SQLite's query plans for the queries that a function makes. */
async function planOf(read: (db: Database) => Promise<unknown>): Promise<string[]> {
  const { db } = await openTestDatabase()
  const requested: CompiledQuery[] = []
  const seen = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      requested.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await read(seen)
  const plans = await Promise.all(
    requested.map((query) => db.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })),
  )
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail))
}

it('findListedAfter continues from its place in the index with any filter', async () => {
  const place = { at: 1_000, id: 'one' }
  for (const filter of [
    { types: null, since: null, before: null },
    { types: null, since: 10, before: 2_000 },
  ]) {
    const [detail, ...more] = await planOf((db) => findListedAfter(db, 'somebody', filter, place, 500))
    expect(detail).toContain('(at,id)<(?,?)')
    // The plan has no line for a sort, so nothing is sorted.
    expect(more).toEqual([])
  }
})
