import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '#database/database.ts'
import { findBeginning } from '../session/service.ts'

/** Returns when the viewer signed in. Throws `INVALID_SESSION` if the session was deleted in the meantime. */
export async function beganAt(db: Database, sessionId: string): Promise<number> {
  const began = await findBeginning(db, sessionId)
  if (began === null) throw new Problem('INVALID_SESSION')
  return began
}
