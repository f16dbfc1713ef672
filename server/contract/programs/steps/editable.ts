import type { FieldProblem } from '../../errors/field-problem.ts'
import type { ProgramRecord } from '../record.ts'
import type { StoredStepType } from '../step-data.ts'
import type { ProgramStatus, ProgramStepType } from '../types.ts'

/** The stored steps that may change after publishing (K-30). */
export const freeStoredSteps: ReadonlySet<StoredStepType> = new Set(['CATALOGUE', 'GUIDELINES'])

/** The steps of a published program that may change, at least in part (K-30). The budget only grows, through `topUpProgramBudget`. */
export const editableSteps: ReadonlySet<ProgramStepType> = new Set([
  'PROGRAM_DETAILS',
  'SHAREABLE_CONTENT',
  'LEARNING_CONTENT',
  ...freeStoredSteps,
])

/** Returns whether a published program may still be edited: before it retires, also on hold. */
export const isEditedWhilePublished = (status: ProgramStatus): boolean => status === 'Soon' || status === 'Active' || status === 'OnHold'

/**
 * Returns the problem of a new end date of a published program; null if it is allowed. Allowed are a later date, and the removal of the end
 * (X-02).
 */
export function endLock(stored: Pick<ProgramRecord, 'status' | 'endDate'>, endDate: string | null): FieldProblem | null {
  if (stored.endDate === endDate) return null
  if (stored.status === 'Retired' || stored.endDate === null) return { path: 'endDate', rule: 'locked' }
  return endDate === null || endDate > stored.endDate ? null : { path: 'endDate', rule: 'laterDate' }
}
