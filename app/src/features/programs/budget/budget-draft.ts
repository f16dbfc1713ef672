import { payoutFrequencies, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'

export type BudgetDraft = { readonly amount: ParsedMoney; readonly payoutFrequency: PayoutFrequency | null }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The form for what is saved of the step (appendix F), or for what was typed before the page was left. */
export function budgetDraftOf(data: unknown): BudgetDraft {
  const { amount, payoutFrequency } = isRecord(data) ? data : {}
  return {
    amount:
      typeof amount === 'number' && Number.isSafeInteger(amount) ? { halalas: amount, reason: null } : { halalas: null, reason: 'empty' },
    payoutFrequency: payoutFrequencies.find((each) => each === payoutFrequency) ?? null,
  }
}

/** What is sent and checked; a field that holds nothing readable is left out, so that the rules name it. */
export const budgetInputOf = ({ amount, payoutFrequency }: BudgetDraft) => ({
  ...(amount.halalas === null ? {} : { amount: amount.halalas }),
  ...(payoutFrequency === null ? {} : { payoutFrequency }),
  currency: 'SAR' as const,
})

/** What an amount means beside one whole path (K-24), in halalas. */
export type BudgetFacts = {
  /** The amount is smaller than what one participant can earn: a warning, never an error. */
  readonly isBelowOnePath: boolean
  /** How many participants it pays for from start to end; null where milestones pay no cash. */
  readonly wholePaths: number | null
}

export const budgetFacts = (amount: number, onePath: number): BudgetFacts => ({
  isBelowOnePath: amount < onePath,
  wholePaths: onePath > 0 ? Math.floor(amount / onePath) : null,
})
