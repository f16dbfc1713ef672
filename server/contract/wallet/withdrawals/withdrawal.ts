import { decided, refused, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import { toDateTime } from '../../profiles/fields.ts'
import { accept, problemsOf } from '../../validation/check.ts'
import { walletBill, type Bill } from '../bill.ts'
import { keyUsed } from '../idempotency.ts'
import type { WithdrawFromWalletInput } from '../input.ts'
import type { HoldInstruction } from '../ledger-instruction.ts'
import type { Made, WalletOwner } from '../record.ts'
import type { WalletTerms } from '../terms.ts'
import type { WithdrawalAccountRecord } from '../withdrawal-accounts/record.ts'
import { isUsableAt, usableFrom } from '../withdrawal-accounts/usable.ts'
import { holdInstruction } from './instructions.ts'
import { withdrawalAmountProblem, withdrawalCountProblem, withdrawalRange, type RecentWithdrawals } from './limits.ts'
import { approvalsNeeded } from './approvals-needed.ts'
import type { NewWithdrawal, WithdrawalRecord } from './record.ts'
import { withdrawalRules } from './rules.ts'

export type WithdrawalState = {
  readonly owner: WalletOwner
  /** The available balance in halalas. The ledger checks it again when it opens the hold. */
  readonly available: number
  /** The bank account that the input names, of any profile; null if it does not exist. */
  readonly account: WithdrawalAccountRecord | null
  readonly withdrawals: RecentWithdrawals
  /** The profile's earlier withdrawal with the same key, from any day; null if there is none. */
  readonly previous: WithdrawalRecord | null
}

/** The withdrawal to save, together with the id of its hold. A repeated request gets the earlier withdrawal and moves no money. */
export type WithdrawalStart =
  | { isRepeat: false; withdrawal: NewWithdrawal; instruction: HoldInstruction }
  | { isRepeat: true; withdrawal: WithdrawalRecord; instruction: null }

/**
 * Returns the problem of the bank account; null if it can be used. A removed account, or one of another profile, gets the same error as an
 * unknown account (security case 43).
 */
function accountProblem({ owner, account }: WithdrawalState, terms: WalletTerms, now: number): Problem | null {
  if (!account || account.profileId !== owner.id || account.deletedAt !== null) return new Problem('WITHDRAWAL_ACCOUNT_NOT_FOUND')
  if (isUsableAt(account, terms, now)) return null
  return new Problem('WITHDRAWAL_ACCOUNT_NOT_READY', { availableAt: toDateTime(usableFrom(account, terms)) })
}

const balanceProblem = (available: number, { total }: Bill): Problem | null =>
  total <= available ? null : new Problem('INSUFFICIENT_WALLET_BALANCE', { required: total, available })

/** Checks owner, account, open withdrawals, count, amount and balance; returns the first problem. */
function problemOf(state: WithdrawalState, bill: Bill, terms: WalletTerms, now: number): Problem | null {
  const { owner, withdrawals, available } = state
  if (owner.status !== 'Active' || owner.needsIdentityCheck) return new Problem('USER_NOT_VERIFIED')
  const problem = accountProblem(state, terms, now)
  if (problem) return problem
  if (withdrawals.some(({ status }) => status === 'Initiated')) return new Problem('WITHDRAWAL_IN_PROGRESS')
  return (
    withdrawalCountProblem(withdrawals, terms, now) ??
    withdrawalAmountProblem(bill.subtotal, withdrawalRange(withdrawals, terms, now)) ??
    balanceProblem(available, bill)
  )
}

/**
 * Decides `withdrawFromWallet` (P-06, P-11): reserves the total at once. Refused with `DTO_VALIDATION_ERROR`, `USER_NOT_VERIFIED`,
 * `WITHDRAWAL_ACCOUNT_NOT_FOUND`, `WITHDRAWAL_ACCOUNT_NOT_READY`, `WITHDRAWAL_IN_PROGRESS`, `RATE_LIMITED`, `WITHDRAWAL_AMOUNT_INVALID` or
 * `INSUFFICIENT_WALLET_BALANCE`, in this order.
 */
export function decideWithdrawal(
  state: WithdrawalState,
  input: WithdrawFromWalletInput,
  terms: WalletTerms,
  { id, now }: Made,
): Decision<WithdrawalStart> {
  const problems = problemsOf(withdrawalRules, input)
  if (problems.length > 0) return refused(invalidInput(problems))
  const { amount, withdrawalAccountId, idempotencyKey } = accept(withdrawalRules, input)
  const { owner, previous } = state
  if (previous) {
    const isSame = previous.subtotal === amount && previous.accountId === withdrawalAccountId
    return isSame ? decided({ isRepeat: true, withdrawal: previous, instruction: null }) : refused(keyUsed())
  }
  const bill = walletBill('WITHDRAWAL', amount, terms.fees)
  const problem = problemOf(state, bill, terms, now)
  if (problem) return refused(problem)
  const withdrawal: NewWithdrawal = {
    id,
    profileId: owner.id,
    accountId: withdrawalAccountId,
    status: 'Initiated',
    subtotal: bill.subtotal,
    fee: bill.fee,
    vat: bill.vat,
    failureReason: null,
    approvals: [],
    approvalsNeeded: approvalsNeeded(bill, terms),
    idempotencyKey,
    createdAt: now,
    settledAt: null,
  }
  return decided({ isRepeat: false, withdrawal, instruction: holdInstruction(withdrawal) })
}
