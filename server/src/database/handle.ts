import type { Kysely } from 'kysely'
import type { Dialect } from './dialects/dialect.ts'
import type { ReplicaState } from './replica/state.ts'
import type { Tables } from './schema.ts'

export type Database = Kysely<Tables>

/** How many connections of a pool run statements, how many are idle, and how many callers wait for one. */
type Connections = { used: number; idle: number; waiting: number }

/** A streaming replica: a server that replays the changes of the primary server a moment later. */
export type Replica = {
  /**
   * A database for reads that may be seconds old. The replica answers single statements that only read; if it may not or cannot, the
   * primary server answers. The primary server does everything else, such as transactions.
   */
  db: Database
  state(): ReplicaState
  /** Measures now how far the replica is behind. A timer does so too. Never throws. */
  measure(): Promise<void>
  /** How many reading statements of `db` each server has answered. */
  answered(): { readonly replica: number; readonly primary: number }
}

export type DatabaseHandle = {
  db: Database
  dialect: Dialect
  /** Whether the database was empty when it was opened. Demo and local then switch all flags on. */
  isNew: boolean
  /** Counts the connections of the pool; absent if there is none. */
  connections?(): Connections
  /** The replica; absent if there is none. */
  replica?: Replica
  close(): Promise<void>
}
