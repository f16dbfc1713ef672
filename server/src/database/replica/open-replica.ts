import type { PostgresPool } from 'kysely'
import { limitedPool } from '../dialects/limited-pool.ts'
import { databaseOn, newPool } from '../dialects/postgres-pool.ts'
import type { OnStatement } from '../dialects/statement-log.ts'
import type { Database, Replica } from '../handle.ts'
import { boundedPool } from './bounded-pool.ts'
import { primaryFacts, replicaFacts } from './facts.ts'
import { readingPool } from './reading-pool.ts'
import { measuredEvery, type ReplicaState } from './state.ts'
import { watchReplica } from './watch.ts'

export type ReplicaOptions = {
  url: string
  /** Returns milliseconds that never decrease. */
  now(): number
  /** Called if the standing of the replica changed. */
  changed(state: ReplicaState): void
}

/**
 * Time limits in milliseconds. They are shorter than those of the primary server, which gets a statement after its time limit. `answer` is
 * for a broken network, over which no error arrives.
 */
const limits = { connect: 1_000, statement: 2_000, answer: 3_000 } as const

/** Opens a replica, and measures how far it is behind until it is closed. Does not fail if the replica does not answer. */
export function openReplica(
  { url, now, changed }: ReplicaOptions,
  primary: { pool: PostgresPool; db: Database },
  onStatement?: OnStatement,
): { part: Replica; close(): Promise<void> } {
  const counts = { replica: 0, primary: 0 }
  const pool = boundedPool(
    limitedPool(newPool(url, limits.connect), { statement: limits.statement, idleInTransaction: limits.statement }),
    limits.answer,
  )
  const direct = databaseOn(pool)
  const watch = watchReplica({ now, changed, primary: () => primaryFacts(primary.db), replica: () => replicaFacts(direct) })
  const db = databaseOn(
    readingPool({
      primary: primary.pool,
      replica: pool,
      mayAsk: () => watch.state().standing === 'ready',
      answered: (by) => void (counts[by] += 1),
      lost: watch.lost,
    }),
    onStatement,
  )
  const timer = setInterval(() => void watch.measure(), measuredEvery).unref()
  void watch.measure()
  return {
    part: { db, state: watch.state, measure: watch.measure, answered: () => counts },
    async close() {
      clearInterval(timer)
      // A measurement that is still running uses both servers.
      await watch.idle()
      await pool.end()
    },
  }
}
