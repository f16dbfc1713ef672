import type { FieldProblem } from '../../errors/field-problem.ts'
import type { ProgramRecord } from '../record.ts'
import type { StoredStepType } from '../step-data.ts'
import type { ProgramStatus, ProgramStepType } from '../types.ts'

/** The stored steps that stay free after publishing (K-30). */
export const freeStoredSteps: ReadonlySet<StoredStepType> = new Set(['CATALOGUE', 'GUIDELINES'])

/** The steps of a published program in which something may still be changed (K-30); the budget only grows, by `topUpProgramBudget`. */
export const editableSteps: ReadonlySet<ProgramStepType> = new Set([
  'PROGRAM_DETAILS',
  'SHAREABLE_CONTENT',
  'LEARNING_CONTENT',
  ...freeStoredSteps,
])

/** Whether a published program is one that its owner still edits: before its end, on hold or not. */
export const isEditedWhilePublished = (status: ProgramStatus): boolean => status === 'Soon' || status === 'Active' || status === 'OnHold'

/** What is wrong with another end of a published program; null where it may be: later, or none where there was one. */
export function endLock(stored: Pick<ProgramRecord, 'status' | 'endDate'>, endDate: string | null): FieldProblem | null {
  if (stored.endDate === endDate) return null
  if (stored.status === 'Retired' || stored.endDate === null) return { path: 'endDate', rule: 'locked' }
  return endDate === null || endDate > stored.endDate ? null : { path: 'endDate', rule: 'laterDate' }
}
