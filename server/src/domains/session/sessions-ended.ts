import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { appendEvent } from '../events/service.ts'

/** The event by which processes tell each other that sessions of a user ended or act as another profile, so that open streams check them again. */
export const sessionsEnded = 'process:sessions-ended'

/** Call it in the transaction that ends them. */
export const announceSessionsEnded = (tx: Database, { dialect }: Pick<Deps, 'dialect'>, userId: string, at: number): Promise<void> =>
  appendEvent(tx, dialect, { userId, kind: sessionsEnded, data: {}, at })
