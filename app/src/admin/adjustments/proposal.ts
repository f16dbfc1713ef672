import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import { adjustmentRules } from '@wasla/contract/wallet/adjustments/rules.ts'
import type { FormFields } from '#form/form-problems.ts'

/** Whether the wallet receives the amount or gives it. */
export const directions = ['gets', 'gives'] as const
type Direction = (typeof directions)[number]

export type Wallet = { id: string; label: string }

/** `amount` is in halalas and has no sign; null if the typed text is not an amount. */
export type ProposalDraft = { wallet: Wallet | null; direction: Direction; amount: number | null; reason: string }

export const emptyProposal: ProposalDraft = { wallet: null, direction: 'gets', amount: null, reason: '' }

/** The server’s field names, and the field at which each error code appears. */
export const proposalFields: FormFields = {
  fields: ['profileId', 'amount', 'reason'],
  codes: { INSUFFICIENT_WALLET_BALANCE: 'amount', PROFILE_NOT_FOUND: 'profileId' },
  at: (path) => path.replace('proposeAdjustmentInput.', ''),
}

export function problemsOfProposal({ wallet, amount, reason }: ProposalDraft): FieldProblem[] {
  return [
    ...(wallet === null ? [{ path: 'profileId', rule: 'required' } as const] : []),
    ...(amount === null || amount === 0 ? [{ path: 'amount', rule: 'required' } as const] : []),
    ...problemsOf(adjustmentRules.shape.reason, reason).map((problem) => ({ ...problem, path: 'reason' })),
  ]
}

/** Returns the amount to send, in halalas: positive if the wallet receives it. */
export const signedAmount = ({ amount, direction }: Pick<ProposalDraft, 'amount' | 'direction'>): number =>
  direction === 'gets' ? (amount ?? 0) : -(amount ?? 0)
