import type { Database } from '../handle.ts'
import { MigratingSqliteAdapter } from '../dialects/migration-adapters.ts'
import type { WriterTurn } from './writer-turn.ts'

/** Returns the writer turn of a database; null on PostgreSQL, which has many writers. */
export function turnOf(db: Database): WriterTurn | null {
  const { adapter } = db.getExecutor()
  return adapter instanceof MigratingSqliteAdapter ? adapter.turn : null
}
