import { PostgresAdapter, SqliteAdapter } from 'kysely'
import type { WriterTurn } from '../writer-turn/writer-turn.ts'

/** Tells Kysely that SQLite rolls schema changes back with the transaction. Kysely’s own adapter says that SQLite does not. */
export class MigratingSqliteAdapter extends SqliteAdapter {
  readonly turn: WriterTurn

  constructor(turn: WriterTurn) {
    super()
    this.turn = turn
  }

  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Takes no lock: `migrate` holds one until its transaction ends. Kysely would release its lock earlier, and would leave it on the
 * connection if a step fails.
 */
export class MigratingPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // `migrate` has already taken the lock.
  }

  override async releaseMigrationLock(): Promise<void> {
    // The lock of `migrate` ends with its transaction.
  }
}
