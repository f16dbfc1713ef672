import type { FieldProblem } from '../../errors/field-problem.ts'
import type { ProgramRecord } from '../record.ts'
import { detailsFields, type ProgramDetails } from './details.ts'
import { endLock } from './editable.ts'
import { isSameData } from './same-data.ts'

/** Details that may change at any time; publishing locks the others (K-30, X-02). */
const alwaysFree: ReadonlySet<keyof ProgramDetails> = new Set(['description', 'openToPlacement'])

/** Returns the problem of changing a field of a published program; null if it may change. */
function lockOf(field: keyof ProgramDetails, stored: ProgramRecord, next: ProgramDetails): FieldProblem | null {
  if (field === 'endDate') return endLock(stored, next.endDate)
  if (alwaysFree.has(field) || isSameData(stored[field], next[field])) return null
  return field === 'isVisible' && next.isVisible ? null : { path: field, rule: 'locked' }
}

/** Returns the changed details that publishing has locked; none if the program was never published. */
export const lockedDetails = (stored: ProgramRecord, next: ProgramDetails): FieldProblem[] =>
  stored.publishedAt === null ? [] : detailsFields.flatMap((field) => lockOf(field, stored, next) ?? [])
