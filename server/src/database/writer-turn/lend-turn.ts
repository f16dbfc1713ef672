import type { Database } from '../handle.ts'
import { turnOf } from './turn-of.ts'
import type { GiveBack } from './writer-turn.ts'

/** Lends the turn to write to a file of SQLite as soon as nobody of this process writes to it. Reading goes on. */
export async function lendTurn(db: Database): Promise<GiveBack> {
  const turn = turnOf(db)
  if (!turn) throw new Error('Only a database of SQLite has a turn to write')
  for (;;) {
    await turn.free()
    // Whoever has the one connection may be writing.
    const giveBack = await db.connection().execute(async () => (turn.isLent() ? null : turn.lend()))
    if (giveBack) return giveBack
  }
}
