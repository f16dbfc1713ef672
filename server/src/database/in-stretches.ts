import { performance } from 'node:perf_hooks'
import type { KyselyPlugin } from 'kysely'
import { breathe } from '#wait.ts'
import type { Database } from './database.ts'
import { dialectOf } from './dialects/dialect-of.ts'

/** Milliseconds that a transaction works before it yields to other events. The last statement before a yield may take longer. */
const longest = 3

/** Returns the milliseconds that this process has worked on a transaction so far, without other work between its statements. */
export type Worked = () => number

/** Measures the working time of the event loop. It includes other work of the process while the transaction waits for the network. */
function workedBeside(): Worked {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before).active
}

/**
 * Returns a database whose statements yield to other events between them, if SQLite answers in this process. A transaction of dozens of
 * statements then blocks no request that needs no database. Requests that need the database wait until the transaction ends. On PostgreSQL
 * each statement waits for the network and so yields anyway.
 */
export function inStretches(db: Database, now: () => number): { db: Database; worked: Worked } {
  if (dialectOf(db) !== 'sqlite') return { db, worked: workedBeside() }
  let began = now()
  let before = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const took = now() - began
      if (took >= longest) {
        before += took
        await breathe()
        began = now()
      }
      return result
    },
  }
  return { db: db.withPlugin(plugin), worked: () => before + (now() - began) }
}
