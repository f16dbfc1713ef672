import { performance } from 'node:perf_hooks'
import type { KyselyPlugin } from 'kysely'
import { breathe } from '#platform/wait.ts'
import type { Database } from './database.ts'
import { dialectOf } from './dialects/dialect-of.ts'

/** A transaction in stretches works this many milliseconds at most, and one statement longer, before whatever waits has the process. */
const longest = 3

/** Milliseconds that this process worked on it so far, without what others did between its statements. */
export type Worked = () => number

/** Others may have worked while the network was waited for, and that is counted too. */
function workedBeside(): Worked {
  const before = performance.eventLoopUtilization()
  return () => performance.eventLoopUtilization(before).active
}

/**
 * A database whose statements let others have the process between them, where SQLite answers within the process: a transaction of dozens of
 * statements holds up nobody who needs no database. Who needs the database waits until the transaction ends, as ever. On PostgreSQL each
 * statement waits for the network, and lets the others have the process by itself.
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
