import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, type Problem } from '../errors/problem.ts'
import { isMovable } from '../ledger/amounts.ts'
import type { ProfileType } from '../profiles/types.ts'
import { walletBill, type Bill, type BillKind } from './bill.ts'
import type { WalletTerms } from './terms.ts'
import { topUpAmountProblem, topUpRange, type TopUpsOfDay } from './top-ups/limits.ts'
import { withdrawalAmountProblem, withdrawalRange, type RecentWithdrawals } from './withdrawals/limits.ts'

export type BillState = { readonly type: ProfileType; readonly topUps: TopUpsOfDay; readonly withdrawals: RecentWithdrawals }

type Check = (amount: number, state: BillState, terms: WalletTerms, now: number) => Problem | null

const checks: Readonly<Record<BillKind, Check>> = {
  TOP_UP: (amount, { type, topUps }, terms, now) => topUpAmountProblem(amount, topUpRange(type, topUps, terms, now)),
  WITHDRAWAL: (amount, { withdrawals }, terms, now) => withdrawalAmountProblem(amount, withdrawalRange(withdrawals, terms, now)),
}

/**
 * Returns `walletBill`: the cost of an action that is not confirmed yet (P-03). An amount outside the limits is refused with the code of
 * the action: `TOP_UP_AMOUNT_INVALID` or `WITHDRAWAL_AMOUNT_INVALID`; an invalid amount with `DTO_VALIDATION_ERROR`.
 */
export function decideBill(state: BillState, kind: BillKind, amount: number, terms: WalletTerms, now: number): Decision<Bill> {
  if (!isMovable(amount)) return refused(invalidInput([{ path: 'amount', rule: 'format' }]))
  const problem = checks[kind](amount, state, terms, now)
  return problem ? refused(problem) : decided(walletBill(kind, amount, terms.fees))
}
