import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { failureReasonRules } from '@wasla/contract/wallet/withdrawals/rules.ts'
import type { FormFields } from '#form/form-problems.ts'
import type { BankAnswer } from './withdrawal-row.ts'

export type DecisionDraft = { answer: BankAnswer; failureReason: string }

/** The same admin can’t approve twice, nor can one who may not be the second person; a second admin must approve (Q-04, Y-09). */
export const decisionFields: FormFields = {
  fields: ['failureReason'],
  codes: { NO_CHANGES_TO_UPDATE: 'answer', ADMIN_SAME_LINE: 'answer', ADMIN_RESTING: 'answer', ADMIN_FIRST_GONE: 'answer' },
}

/** A failure needs a reason, because its owner reads it (P-12). */
export const problemsOfDecision = ({ answer, failureReason }: DecisionDraft): FieldProblem[] =>
  answer === 'paid' ? [] : problemsOf(failureReasonRules, failureReason).map((problem) => ({ ...problem, path: 'failureReason' }))

type Step = { said: readonly unknown[]; needed: number; ends: boolean }

/** Whether the reader’s approval is the last that the bank waits for, so that the next file holds the withdrawal. */
export const releases = (answer: BankAnswer, { said, needed, ends }: Step): boolean =>
  answer === 'paid' && !ends && said.length + 1 >= needed
