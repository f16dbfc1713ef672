import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { namesProblem } from '@wasla/contract/wallet/withdrawals/names-compared.ts'
import { failureReasonRules } from '@wasla/contract/wallet/withdrawals/rules.ts'
import type { FormFields } from '#form/form-problems.ts'
import { bankAnswers, type BankAnswer } from './withdrawal-row.ts'

/** `outcome` is null until the admin chooses one. */
export type DecisionDraft = { outcome: BankAnswer | null; failureReason: string; namesCompared: boolean }

/**
 * Fields of the form. Two kinds of errors are shown at the choice: another admin decided first, or the signed-in admin may not be the
 * second person (Q-04, Y-09).
 */
export const decisionFields: FormFields = {
  fields: ['outcome', 'failureReason', 'namesCompared'],
  codes: { NO_CHANGES_TO_UPDATE: 'outcome', ADMIN_SAME_LINE: 'outcome', ADMIN_RESTING: 'outcome', ADMIN_FIRST_GONE: 'outcome' },
}

/** Returns what is wrong with a decision, by the server’s rules: a failure needs a reason, because the owner reads it (P-12). */
export function problemsOfDecision({ outcome, failureReason, namesCompared }: DecisionDraft, nameMatches: boolean): FieldProblem[] {
  if (outcome === null) return [{ path: 'outcome', rule: 'required' }]
  if (outcome === 'refused') return problemsOf(failureReasonRules, failureReason).map((problem) => ({ ...problem, path: 'failureReason' }))
  const uncompared = namesProblem({ success: true, nameMatches, namesCompared })
  return uncompared ? [uncompared] : []
}

type Step = { said: readonly unknown[]; needed: number; ends: boolean }

/** Returns whether the reader’s approval is the last approval needed. The next bank file then includes the withdrawal. */
export const releases = (answer: BankAnswer, { said, needed, ends }: Step): boolean =>
  answer === 'paid' && !ends && said.length + 1 >= needed

/**
 * Returns whether an answer moves money or lets the bank move it: it ends or releases the withdrawal. Such an answer asks for confirmation.
 */
export const isFinal = (answer: BankAnswer, step: Step): boolean => step.ends || releases(answer, step)

type Said = { said: readonly { id: string }[]; needed: number }

/**
 * Returns the answers that an admin may still give. An admin who gave one of two needed approvals waits for another person. If another
 * person has proposed the opposite answer, the waiting admin may agree to that answer only.
 */
export function answersLeft(one: Readonly<Record<BankAnswer, Said>>, me: string): readonly BankAnswer[] {
  const waits = (answer: BankAnswer) => one[answer].said.length < one[answer].needed && one[answer].said.some(({ id }) => id === me)
  if (!bankAnswers.some(waits)) return bankAnswers
  return bankAnswers.filter((answer) => !waits(answer) && one[answer].said.length > 0 && one[answer].said.length < one[answer].needed)
}
