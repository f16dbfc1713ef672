import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { detailsRules, type StoredDates } from '@wasla/contract/programs/steps/details.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { sentOf, type DetailsDraft } from './details-draft.ts'

type Facts = {
  /** In Riyadh, `YYYY-MM-DD`. */
  readonly today: string
  readonly stored: StoredDates
  /** Whether a cover was saved before. */
  readonly hasCover: boolean
}

/** What is wrong with the first step by the contract's rules, in the order of the form. */
export const detailsProblems = (draft: DetailsDraft, { today, stored, hasCover }: Facts): FieldProblem[] => [
  ...(hasCover || draft.cover ? [] : [{ path: 'coverImage', rule: 'required' as const }]),
  ...problemsOf(detailsRules(today, stored), sentOf(draft)),
]
