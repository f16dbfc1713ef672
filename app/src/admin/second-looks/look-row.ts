import type { SecondLookStatus } from '@wasla/contract/generated/admin-types.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { reasonRules } from '@wasla/contract/admin/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { AdminSecondLooksQuery } from './SecondLooksScreen.generated.ts'

/** A request for another look in the queue. */
export type LookRow = AdminSecondLooksQuery['adminSecondLooks']['data'][number]

/** What awaits an answer comes first. */
export const lookStatuses = ['Requested', 'Counted', 'Upheld'] as const satisfies readonly SecondLookStatus[]

export const isOpen = ({ status }: { status: SecondLookStatus }): boolean => status === 'Requested'

/** Whether an open request is past the day by which it was to be answered. */
export const isLate = (row: { status: SecondLookStatus; answerBy: string }, now: number): boolean =>
  isOpen(row) && Date.parse(row.answerBy) < now

/** What a person made of it: it counts after all, or it stays as it is. */
export const outcomes = ['counts', 'stays'] as const
export type Outcome = (typeof outcomes)[number]
export type AnswerDraft = { outcome: Outcome; answer: string }

/** Somebody else may have answered meanwhile: said at the choice. */
export const answerFields: FormFields = { fields: ['answer'], codes: { NO_CHANGES_TO_UPDATE: 'outcome' } }

/** The answer goes to the participant as it is written, so there has to be one. */
export const problemsOfAnswer = ({ answer }: AnswerDraft): FieldProblem[] =>
  problemsOf(reasonRules, answer).map((problem) => ({ ...problem, path: 'answer' }))
