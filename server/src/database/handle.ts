import type { Kysely } from 'kysely'
import type { Dialect } from './dialects/dialect.ts'
import type { ReplicaState } from './replica/state.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

/** How many connections of a pool run statements, how many are idle, and how many callers wait for one. */
type Connections = { used: number; idle: number; waiting: number }

/** A server that repeats the changes of the primary one, a moment later. */
export type Replica = {
  /**
   * A database whose single reading statements are answered by the replica, and by the primary server if the replica may not or cannot
   * answer. Everything else in it is done by the primary server. An answer may lack the changes of the last seconds.
   */
  db: Database
  state(): ReplicaState
  /** Measures how far the replica is, besides the measurements of the timer. Never throws. */
  measure(): Promise<void>
  /** How many reading statements of `db` each server answered. */
  answered(): { readonly replica: number; readonly primary: number }
}

export type DatabaseHandle = {
  db: Database
  dialect: Dialect
  /** Whether the database was empty when it was opened. Demo and local then switch all flags on. */
  isNew: boolean
  /** Counts the connections of the pool; absent if there is none. */
  connections?(): Connections
  /** Absent if there is none. */
  replica?: Replica
  close(): Promise<void>
}
