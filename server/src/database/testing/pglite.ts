import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Tables } from '../schema.ts'
import type { Place } from './lender.ts'
import { startPglite } from './pglite-start.ts'

const int8 = 20
const numeric = 1700

let shared: Promise<PGlite> | undefined
let count = 0

/** Returns the worker’s only PGlite: starting one costs more than a file of tests. */
export const pglite = (): Promise<PGlite> => (shared ??= startPglite({ parsers: { [int8]: Number, [numeric]: Number } }))

/** Wraps an engine so that its use can be ended: work that outlives its test must not write into a schema of another test. */
function endable(engine: PGlite) {
  let isEnded = false
  const own = new Proxy(engine, {
    get(target, name) {
      if (isEnded) throw new Error('The database is closed.')
      const found: unknown = Reflect.get(target, name, target)
      return typeof found === 'function' ? (found.bind(target) as unknown) : found
    },
  })
  return { own, end: () => void (isEnded = true) }
}

/** Makes an empty schema. All schemas share one connection, which uses the schema that was opened last. */
export async function newPglitePlace(): Promise<Place> {
  const engine = await pglite()
  const schema = `world_${++count}`
  await engine.exec(`create schema ${schema}`)
  return {
    name: schema,
    async open() {
      // An open transaction of an earlier test would continue in this schema.
      await engine.exec(`rollback; set search_path = ${schema}`)
      const { own, end } = endable(engine)
      const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: own }) })
      return { db, dialect: 'postgres', isNew: true, close: () => Promise.resolve(end()) }
    },
    drop: async () => void (await engine.exec(`drop schema ${schema} cascade`)),
  }
}
