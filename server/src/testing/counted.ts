import type { KyselyPlugin } from 'kysely'
import type { Database } from '#database/database.ts'

/** The same database, with the number of statements sent to it: for tests against one query a row. */
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
