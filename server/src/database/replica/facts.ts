import { sql } from 'kysely'
import type { Database } from '../handle.ts'
import { migrationsTable } from '../migrations/marker.ts'

/**
 * `position`: in the write-ahead log, in bytes. `made`: when the database was made, which identifies it; null if it has no migrations yet.
 */
export type PrimaryFacts = { position: number; made: string | null }
/** `isReplica`: whether the server replays the changes of another server and accepts no writes. */
export type ReplicaFacts = PrimaryFacts & { isReplica: boolean }

const made = sql`(select min(timestamp) from ${sql.table(migrationsTable)})`

/** Reads the position up to which the primary server has written its log. Every change whose commit waited for the disk is before it. */
export async function primaryFacts(primary: Database): Promise<PrimaryFacts> {
  const { rows } = await sql<PrimaryFacts>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as position, ${made} as made`.execute(primary)
  return rows[0] ?? { position: 0, made: null }
}

/** Reads the position up to which a replica has replayed the log; 0 if the server is not a replica. */
export async function replicaFacts(replica: Database): Promise<ReplicaFacts> {
  const { rows } = await sql<ReplicaFacts>`
    select coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0) as position, pg_is_in_recovery() as "isReplica", ${made} as made`.execute(
    replica,
  )
  return rows[0] ?? { position: 0, isReplica: false, made: null }
}
