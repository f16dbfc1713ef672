import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { detailsRules, type StoredDates } from '@wasla/contract/programs/steps/details.ts'
import { endLock } from '@wasla/contract/programs/steps/editable.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { sentOf, type DetailsDraft } from './details-draft.ts'

type Facts = {
  /** Today in Riyadh, `YYYY-MM-DD`. */
  readonly today: string
  readonly stored: StoredDates
  /** Whether the program has a saved cover. */
  readonly hasCover: boolean
  /** The program if it is published; else null. The end of a published program can only move to a later day (K-30). */
  readonly published: Parameters<typeof endLock>[0] | null
}

const locksOf = (published: Facts['published'], { endDate }: DetailsDraft): FieldProblem[] => {
  const lock = published && endLock(published, endDate)
  return lock ? [lock] : []
}

/** Returns the problems of the first step by the contract's rules, in the order of the form. */
export const detailsProblems = (draft: DetailsDraft, { today, stored, hasCover, published }: Facts): FieldProblem[] => [
  ...(hasCover || draft.cover ? [] : [{ path: 'coverImage', rule: 'required' as const }]),
  ...problemsOf(detailsRules(today, stored), sentOf(draft)),
  ...locksOf(published, draft),
]
