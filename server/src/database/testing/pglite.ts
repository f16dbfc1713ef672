import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { DatabaseHandle } from '../database.ts'
import type { Tables } from '../tables.ts'
import { startPglite } from './pglite-start.ts'

const int8 = 20
const numeric = 1700

/** One PostgreSQL inside the process serves a whole test file; every opening gets an empty schema of its own. */
export function pgliteOpener() {
  let shared: Promise<PGlite> | undefined
  let count = 0
  const start = () => (shared ??= startPglite({ parsers: { [int8]: Number, [numeric]: Number } }))
  return {
    start,
    async open(): Promise<DatabaseHandle> {
      const pglite = await start()
      const schema = `world_${++count}`
      await pglite.exec(`create schema ${schema}; set search_path = ${schema}`)
      const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
      return { db, dialect: 'postgres', isNew: true, close: async () => void (await pglite.exec(`drop schema ${schema} cascade`)) }
    },
    async stop(): Promise<void> {
      await (await shared)?.close()
    },
  }
}
