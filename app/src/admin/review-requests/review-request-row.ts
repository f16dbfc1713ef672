import type { SecondLookStatus } from '@wasla/contract/generated/admin-types.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { reasonRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { AdminSecondLooksQuery } from './ReviewRequestsScreen.generated.ts'

/** A review request in the queue. */
export type ReviewRequestRow = AdminSecondLooksQuery['adminSecondLooks']['data'][number]

export const isOpen = ({ status }: { status: SecondLookStatus }): boolean => status === 'Requested'

/** Returns whether an open request is past the time by which it must be answered. */
export const isLate = (row: { status: SecondLookStatus; answerBy: string }, now: number): boolean =>
  isOpen(row) && Date.parse(row.answerBy) < now

/** Outcomes an admin can choose: the results count after all, or the decision stays. */
export const outcomes = ['counts', 'stays'] as const
type Outcome = (typeof outcomes)[number]
export type AnswerDraft = { outcome: Outcome; answer: string }

/** Shows the error NO_CHANGES_TO_UPDATE at the choice. It means that another admin may have answered first. */
export const answerFields: FormFields = { fields: ['answer'], codes: { NO_CHANGES_TO_UPDATE: 'outcome' } }

/** Requires an answer. The participant reads the answer exactly as the admin wrote it. */
export const problemsOfAnswer = ({ answer }: AnswerDraft): FieldProblem[] =>
  problemsOf(reasonRules, answer).map((problem) => ({ ...problem, path: 'answer' }))
