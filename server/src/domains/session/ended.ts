import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { appendEvent } from '../events/service.ts'

/** What processes tell each other when sessions of a user have ended, or stand on another profile: whoever answers one of them looks again. */
export const sessionsEnded = 'process:sessions-ended'

/** Told in the transaction that ends them. */
export const tellSessionsEnded = (tx: Database, { dialect }: Pick<Deps, 'dialect'>, userId: string, at: number): Promise<void> =>
  appendEvent(tx, dialect, { userId, kind: sessionsEnded, data: {}, at })
