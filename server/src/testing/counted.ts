import type { KyselyPlugin } from 'kysely'
import type { Database } from '#database/database.ts'

/** The same database, with the number of statements sent to it: for tests against one query a row. */
export function counted(db: Database) {
  const seen = { db, statements: 0 }
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      seen.statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  seen.db = db.withPlugin(plugin)
  return seen
}
