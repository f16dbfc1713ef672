import type { KyselyPlugin } from 'kysely'
import type { Database } from '#database/database.ts'

/** Wraps a database so that it counts the statements sent to it: for tests against N+1 queries. */
export function counted(db: Database) {
  const seen = { db, statements: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      seen.statements += 1
      return result
    },
  }
  seen.db = db.withPlugin(plugin)
  return seen
}
