import { sql } from 'kysely'
import type { Database } from '../handle.ts'
import { migrationsTable } from '../migrations/marker.ts'

/** `made`: when the database was made, which tells databases apart; null if it has no tables yet. */
export type PrimaryFacts = { position: number; made: string | null }
/** `isReplica`: whether the server repeats the changes of another one, and accepts none of its own. */
export type ReplicaFacts = PrimaryFacts & { isReplica: boolean }

const made = sql`(select min(timestamp) from ${sql.table(migrationsTable)})`

/** Reads how far the primary server has written. Every change whose commit has been answered lies before that place. */
export async function primaryFacts(primary: Database): Promise<PrimaryFacts> {
  const { rows } = await sql<PrimaryFacts>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position, ${made} as made`.execute(primary)
  return rows[0] ?? { position: 0, made: null }
}

/** Reads how far a replica has repeated the changes. A server that is no replica has no such place. */
export async function replicaFacts(replica: Database): Promise<ReplicaFacts> {
  const { rows } = await sql<ReplicaFacts>`
    select coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0) as position, pg_is_in_recovery() as "isReplica", ${made} as made`.execute(
    replica,
  )
  return rows[0] ?? { position: 0, isReplica: false, made: null }
}
