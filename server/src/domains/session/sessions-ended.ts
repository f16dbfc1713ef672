import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { appendEvent } from '../events/service.ts'

/** The event by which the other processes check the open streams of a user again, because sessions of the user ended or changed profile. */
export const sessionsEnded = 'process:sessions-ended'

/** Appends the event. Call this in the transaction that ends the sessions or changes their profile. */
export const announceSessionsEnded = (tx: Database, { dialect }: Pick<Deps, 'dialect'>, userId: string, at: number): Promise<void> =>
  appendEvent(tx, dialect, { userId, kind: sessionsEnded, data: {}, at })
