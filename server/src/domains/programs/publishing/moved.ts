import type { Database } from '#database/database.ts'
import { appendEvent } from '../../events/service.ts'
import type { ProgramsDeps } from '../deps.ts'

/** The event that makes every process read a program's status again. Its data is `{ id }`. */
export const programMoved = 'process:program-moved'

export type ProgramMoved = { id: string }

/**
 * Appends the event, which is sent if and only if the transaction commits. Call it last: it locks the event log, so that other transactions
 * wait.
 */
export const appendMoved = (tx: Database, { dialect, clock }: Pick<ProgramsDeps, 'dialect' | 'clock'>, { id }: ProgramMoved) =>
  appendEvent(tx, dialect, { userId: null, kind: programMoved, data: { id }, at: clock.now() })
