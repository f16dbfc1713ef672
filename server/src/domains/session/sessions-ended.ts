import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { appendEvent } from '../events/service.ts'

/** The event that tells other processes that sessions of a user ended or changed profile, so that they check open streams again. */
export const sessionsEnded = 'process:sessions-ended'

/** Call this in the transaction that ends the sessions or changes their profile. */
export const announceSessionsEnded = (tx: Database, { dialect }: Pick<Deps, 'dialect'>, userId: string, at: number): Promise<void> =>
  appendEvent(tx, dialect, { userId, kind: sessionsEnded, data: {}, at })
