import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { namesProblem } from '@wasla/contract/wallet/withdrawals/names-compared.ts'
import { failureReasonRules } from '@wasla/contract/wallet/withdrawals/rules.ts'
import type { FormFields } from '#form/form-problems.ts'
import { bankAnswers, type BankAnswer } from './withdrawal-row.ts'

/** Nothing is chosen before somebody chooses it. */
export type DecisionDraft = { outcome: BankAnswer | null; failureReason: string; namesCompared: boolean }

/** The same admin can’t approve twice, nor can one who may not be the second person; a second admin must approve (Q-04, Y-09). */
export const decisionFields: FormFields = {
  fields: ['outcome', 'failureReason', 'namesCompared'],
  codes: { NO_CHANGES_TO_UPDATE: 'outcome', ADMIN_SAME_LINE: 'outcome', ADMIN_RESTING: 'outcome', ADMIN_FIRST_GONE: 'outcome' },
}

/** What is wrong with a decision, by the rules that the server keeps: a failure needs a reason, because its owner reads it (P-12). */
export function problemsOfDecision({ outcome, failureReason, namesCompared }: DecisionDraft, nameMatches: boolean): FieldProblem[] {
  if (outcome === null) return [{ path: 'outcome', rule: 'required' }]
  if (outcome === 'refused') return problemsOf(failureReasonRules, failureReason).map((problem) => ({ ...problem, path: 'failureReason' }))
  const uncompared = namesProblem({ success: true, nameMatches, namesCompared })
  return uncompared ? [uncompared] : []
}

type Step = { said: readonly unknown[]; needed: number; ends: boolean }

/** Whether the reader’s approval is the last that the bank waits for, so that the next file holds the withdrawal. */
export const releases = (answer: BankAnswer, { said, needed, ends }: Step): boolean =>
  answer === 'paid' && !ends && said.length + 1 >= needed

/** Whether an answer moves money, or lets the bank move it: the end of a withdrawal, or its release. Asked about before it is sent. */
export const isFinal = (answer: BankAnswer, step: Step): boolean => step.ends || releases(answer, step)

type Said = { said: readonly { id: string }[]; needed: number }

/**
 * What somebody may still say. Who said one thing of two that are needed waits for the other person, unless that person proposed the
 * opposite: then they may agree to it, and to nothing else.
 */
export function answersLeft(one: Readonly<Record<BankAnswer, Said>>, me: string): readonly BankAnswer[] {
  const waits = (answer: BankAnswer) => one[answer].said.length < one[answer].needed && one[answer].said.some(({ id }) => id === me)
  if (!bankAnswers.some(waits)) return bankAnswers
  return bankAnswers.filter((answer) => !waits(answer) && one[answer].said.length > 0 && one[answer].said.length < one[answer].needed)
}
