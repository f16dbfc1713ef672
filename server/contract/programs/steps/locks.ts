import type { FieldProblem } from '../../errors/field-problem.ts'
import type { ProgramRecord } from '../record.ts'
import { detailsFields, type ProgramDetails } from './details.ts'
import { endLock } from './editable.ts'
import { isSameData } from './same-data.ts'

/** What a program may change of its details for good: the rest is locked by publishing (K-30, X-02). */
const alwaysFree: ReadonlySet<keyof ProgramDetails> = new Set(['description', 'openToPlacement'])

/** What is wrong with changing one field of a published program; null where it may change. */
function lockOf(field: keyof ProgramDetails, stored: ProgramRecord, next: ProgramDetails): FieldProblem | null {
  if (field === 'endDate') return endLock(stored, next.endDate)
  if (alwaysFree.has(field) || isSameData(stored[field], next[field])) return null
  return field === 'isVisible' && next.isVisible ? null : { path: field, rule: 'locked' }
}

/** The details that publishing locked and that would change; none for a program that was never published. */
export const lockedDetails = (stored: ProgramRecord, next: ProgramDetails): FieldProblem[] =>
  stored.publishedAt === null ? [] : detailsFields.flatMap((field) => lockOf(field, stored, next) ?? [])
