import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { ProgramRecord } from '../record.ts'

/** A program, and whether it was ever published. A draft may have been published earlier. */
export type DeletionState = { readonly program: Pick<ProgramRecord, 'id' | 'status'>; readonly wasPublished: boolean }

/**
 * Decides `deleteProgram` (K-27). A draft that was never published is deleted for good. If money was ever reserved, the row stays, marked
 * as deleted, because the ledger refers to it. Refused with `PROGRAM_STATUS_TRANSITION_INVALID` for everything but a draft.
 */
export const decideDeleteProgram = ({ program, wasPublished }: DeletionState): Decision<{ id: string; isForGood: boolean }> =>
  program.status === 'Draft'
    ? decided({ id: program.id, isForGood: !wasPublished })
    : refused(new Problem('PROGRAM_STATUS_TRANSITION_INVALID'))
