import { payoutFrequencies, type PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'

export type BudgetDraft = { readonly amount: ParsedMoney; readonly payoutFrequency: PayoutFrequency | null }

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Returns the draft for `data`: the saved data of the step (appendix F), or data that was stored before the user left for the wallet. */
export function budgetDraftOf(data: unknown): BudgetDraft {
  const { amount, payoutFrequency } = isRecord(data) ? data : {}
  return {
    amount:
      typeof amount === 'number' && Number.isSafeInteger(amount) ? { halalas: amount, reason: null } : { halalas: null, reason: 'empty' },
    payoutFrequency: payoutFrequencies.find((each) => each === payoutFrequency) ?? null,
  }
}

/** Returns the input that is validated and sent. Omits empty or unreadable fields, so that the rules report them as missing. */
export const budgetInputOf = ({ amount, payoutFrequency }: BudgetDraft) => ({
  ...(amount.halalas === null ? {} : { amount: amount.halalas }),
  ...(payoutFrequency === null ? {} : { payoutFrequency }),
  currency: 'SAR' as const,
})

/** How a budget compares with the cost of one whole path: all milestones of one participant (K-24). */
export type BudgetFacts = {
  /** True if the amount is smaller than what one participant can earn. This is a warning, never an error. */
  readonly isBelowOnePath: boolean
  /** Number of participants whose whole path the budget can pay; null if milestones pay no cash. */
  readonly wholePaths: number | null
}

export const budgetFacts = (amount: number, onePath: number): BudgetFacts => ({
  isBelowOnePath: amount < onePath,
  wholePaths: onePath > 0 ? Math.floor(amount / onePath) : null,
})
