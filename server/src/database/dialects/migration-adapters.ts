import { PostgresAdapter, SqliteAdapter } from 'kysely'
import type { WriterTurn } from '../writer-turn/writer-turn.ts'

/** SQLite undoes changes of tables with the transaction; Kysely's own adapter does not count on it. */
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
 * Takes no lock of its own: `migrate` holds one until its transaction ends. Kysely's would end before that, and would stay on the
 * connection where a step fails.
 */
export class MigratingPostgresAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    // See above.
  }

  override async releaseMigrationLock(): Promise<void> {
    // See above.
  }
}
