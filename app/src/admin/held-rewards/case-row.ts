import { reasonRules } from '@wasla/contract/admin/rules.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { RewardCaseStatus } from '@wasla/contract/generated/admin-types.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { AdminRewardCasesQuery } from './HeldRewardsScreen.generated.ts'

/** A held reward in the queue. */
export type CaseRow = AdminRewardCasesQuery['adminRewardCases']['data'][number]

/** What awaits a decision comes first. */
export const caseStatuses = ['Open', 'Approved', 'Refused', 'Closed'] as const satisfies readonly RewardCaseStatus[]

export const isOpen = ({ status }: { status: RewardCaseStatus }): boolean => status === 'Open'

/** Whether an open case is past the day by which it was to be decided. */
export const isLate = (row: { status: RewardCaseStatus; answerBy: string }, now: number): boolean =>
  isOpen(row) && Date.parse(row.answerBy) < now

/** What a person decides: the reward is paid like any other, or it is refused for good. */
export const outcomes = ['pays', 'refused'] as const
export type Outcome = (typeof outcomes)[number]
/** Nothing is chosen until a person has chosen: a refusal cannot be taken back. */
export type DecisionDraft = { outcome: Outcome | null; note: string }

/** Errors that the form shows beside the choice, because another admin may have decided first. */
export const decisionFields: FormFields = { fields: ['note'], codes: { NO_CHANGES_TO_UPDATE: 'outcome' } }

/** A choice, and a note: both sides read it as it is written. */
export const problemsOfDecision = ({ outcome, note }: DecisionDraft): FieldProblem[] => [
  ...(outcome === null ? [{ path: 'outcome', rule: 'required' as const }] : []),
  ...problemsOf(reasonRules, note).map((problem) => ({ ...problem, path: 'note' })),
]
