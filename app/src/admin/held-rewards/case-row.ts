import { reasonRules } from '@wasla/contract/admin/rules.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { RewardCaseStatus } from '@wasla/contract/generated/admin-types.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { AdminRewardCasesQuery } from './HeldRewardsScreen.generated.ts'

/** A held reward in the queue. */
export type CaseRow = AdminRewardCasesQuery['adminRewardCases']['data'][number]

export const isOpen = ({ status }: { status: RewardCaseStatus }): boolean => status === 'Open'

/** Returns whether an open case is past the time by which it must be decided. */
export const isLate = (row: { status: RewardCaseStatus; answerBy: string }, now: number): boolean =>
  isOpen(row) && Date.parse(row.answerBy) < now

/** Outcomes an admin can choose: the reward is paid like any other, or it is refused for good. */
export const outcomes = ['pays', 'refused'] as const
type Outcome = (typeof outcomes)[number]
/** `outcome` is null until an admin chooses one. No outcome is preselected, because a refusal cannot be undone. */
export type DecisionDraft = { outcome: Outcome | null; note: string }

/** Shows the error NO_CHANGES_TO_UPDATE at the choice. It means that another admin may have decided first. */
export const decisionFields: FormFields = { fields: ['note'], codes: { NO_CHANGES_TO_UPDATE: 'outcome' } }

/** Requires a choice and a note. The participant and the brand read the note exactly as the admin wrote it. */
export const problemsOfDecision = ({ outcome, note }: DecisionDraft): FieldProblem[] => [
  ...(outcome === null ? [{ path: 'outcome', rule: 'required' as const }] : []),
  ...problemsOf(reasonRules, note).map((problem) => ({ ...problem, path: 'note' })),
]
