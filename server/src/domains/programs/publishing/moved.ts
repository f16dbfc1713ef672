import type { Database } from '#database/database.ts'
import { appendEvent } from '../../events/service.ts'
import type { ProgramsDeps } from '../deps.ts'

/** The event that makes every process see where a program stands now. Its data is `{ id }`. */
export const programMoved = 'process:program-moved'

export type ProgramMoved = { id: string }

/** Sends it if and only if the transaction commits. At its end: events are written one transaction after the other. */
export const appendMoved = (tx: Database, { dialect, clock }: Pick<ProgramsDeps, 'dialect' | 'clock'>, { id }: ProgramMoved) =>
  appendEvent(tx, dialect, { userId: null, kind: programMoved, data: { id }, at: clock.now() })
