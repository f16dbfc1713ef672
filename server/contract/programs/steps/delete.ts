import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { ProgramRecord } from '../record.ts'

/** A program and whether it was ever published: one that went back to its draft was. */
export type DeletionState = { readonly program: Pick<ProgramRecord, 'id' | 'status'>; readonly wasPublished: boolean }

/**
 * `deleteProgram` (K-27): the draft to delete. What was never published goes for good; where money was reserved once the row stays, marked
 * as deleted, because the ledger names it. Refused for everything but a draft.
 */
export const decideDeleteProgram = ({ program, wasPublished }: DeletionState): Decision<{ id: string; isForGood: boolean }> =>
  program.status === 'Draft'
    ? decided({ id: program.id, isForGood: !wasPublished })
    : refused(new Problem('PROGRAM_STATUS_TRANSITION_INVALID'))
