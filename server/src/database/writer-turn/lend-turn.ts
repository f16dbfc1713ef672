import type { Database } from '../handle.ts'
import { turnOf } from './turn-of.ts'
import type { GiveBack } from './writer-turn.ts'

/** Lends the writer turn of a SQLite file once nobody in this process writes. Reads continue. */
export async function lendTurn(db: Database): Promise<GiveBack> {
  const turn = turnOf(db)
  if (!turn) throw new Error('Only a database of SQLite has a turn to write')
  for (;;) {
    await turn.free()
    // Wait for the only connection, because the caller that has it may be writing.
    const giveBack = await db.connection().execute(async () => (turn.isLent() ? null : turn.lend()))
    if (giveBack) return giveBack
  }
}
