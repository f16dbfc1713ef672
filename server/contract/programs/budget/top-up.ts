import * as z from 'zod/mini'
import { decided, refused, type Decision } from '../../common/decision.ts'
import { invalidInput, Problem } from '../../errors/problem.ts'
import { problemsOf, rule } from '../../validation/check.ts'
import { idempotencyKeyRules, keyUsed } from '../../wallet/idempotency.ts'
import { budgetBill } from '../../wallet/program-money.ts'
import type { WalletOwner } from '../../wallet/record.ts'
import type { WalletFees } from '../../wallet/terms.ts'
import { programLimits } from '../limits.ts'
import { reservationOf, type BudgetReservation } from '../publishing/publish.ts'
import type { ProgramRecord } from '../record.ts'
import { factsOf, moveOf, type MoveStamp } from '../status/change.ts'
import { hasEnded } from '../status/dates.ts'
import { mayMove } from '../status/edges.ts'
import { noNotice, type StatusNotice } from '../status/notices.ts'
import type { StatusState } from '../status/state.ts'

/** One top-up of a program's budget (A-15, K-30). Amounts are in halalas, times in milliseconds. */
export type BudgetTopUpRecord = {
  id: string
  programId: string
  profileId: string
  idempotencyKey: string
  amount: number
  createdAt: number
}

export type BudgetTopUpInput = { readonly programId: string; readonly amount: number; readonly idempotencyKey: string }

export type BudgetTopUpState = {
  /** The program that the input names, also if the caller does not own it; null if it does not exist. */
  readonly status: StatusState | null
  readonly viewer: { readonly profileId: string } & Pick<WalletOwner, 'needsIdentityCheck'>
  /** The viewer's earlier top-up with the same key; null for a new key. */
  readonly previous: BudgetTopUpRecord | null
  readonly available: number
  readonly isPaymentOn: boolean
  readonly fees: WalletFees
}

/** The changes to save. A repeat has none. */
export type BudgetTopUp =
  | { readonly isRepeat: true }
  | {
      readonly isRepeat: false
      readonly topUp: BudgetTopUpRecord
      readonly before: ProgramRecord
      readonly program: ProgramRecord
      readonly reservation: BudgetReservation
      readonly notice: StatusNotice
    }

const rules = z.object({ amount: z.int(rule('format')).check(z.positive(rule('format'))), idempotencyKey: idempotencyKeyRules })

const raisable: readonly ProgramRecord['status'][] = ['Soon', 'Active', 'OnHold']
const riyals = (halalas: number) => halalas / 100

/** Returns a problem if the budget would exceed the limit. The range is in riyals, as the form shows it. */
function rangeProblem({ budget }: ProgramRecord, amount: number): Problem | null {
  const room = programLimits.budget.most - budget
  if (amount <= room) return null
  return invalidInput([{ path: 'amount', rule: 'outOfRange', params: { min: riyals(1), max: riyals(Math.max(0, room)) } }])
}

/** Returns the program with its new budget. A hold that the budget caused ends automatically. */
function raised(
  state: StatusState,
  amount: number,
  stamp: MoveStamp,
): Pick<Extract<BudgetTopUp, { isRepeat: false }>, 'program' | 'notice'> {
  const program = { ...state.program, budget: state.program.budget + amount, updatedAt: stamp.now }
  const after = { ...state, program, money: { ...state.money, escrow: state.money.escrow + amount } }
  if (!mayMove('budget', 'Active', factsOf(after, stamp.now))) return { program, notice: noNotice }
  return moveOf(after, 'Active', { actor: 'budget' }, stamp)
}

/**
 * Decides `topUpProgramBudget` (K-30, X-34). Refused with `FEATURE_DISABLED`, `DTO_VALIDATION_ERROR` (also for a key that was used
 * for something else), `PROGRAM_NOT_FOUND`, `PROGRAM_STATUS_TRANSITION_INVALID` for a program that is not running, `USER_NOT_VERIFIED`
 * (security case 10), or `INSUFFICIENT_WALLET_BALANCE`, in this order. A repeated key changes nothing and succeeds.
 */
export function decideBudgetTopUp(state: BudgetTopUpState, input: BudgetTopUpInput, stamp: MoveStamp): Decision<BudgetTopUp> {
  const { status, viewer, previous, available, fees } = state
  const { programId, amount, idempotencyKey } = input
  if (!state.isPaymentOn) return refused(new Problem('FEATURE_DISABLED'))
  const problems = problemsOf(rules, { amount, idempotencyKey })
  if (problems.length > 0) return refused(invalidInput(problems))
  if (!status || status.program.deletedAt !== null || status.program.profileId !== viewer.profileId)
    return refused(new Problem('PROGRAM_NOT_FOUND'))
  if (previous) return previous.programId === programId && previous.amount === amount ? decided({ isRepeat: true }) : refused(keyUsed())
  const { program: before } = status
  if (!raisable.includes(before.status) || hasEnded(before, stamp.now)) return refused(new Problem('PROGRAM_STATUS_TRANSITION_INVALID'))
  if (viewer.needsIdentityCheck) return refused(new Problem('USER_NOT_VERIFIED'))
  const range = rangeProblem(before, amount)
  if (range) return refused(range)
  const bill = budgetBill(amount, fees)
  if (bill.total > available) return refused(new Problem('INSUFFICIENT_WALLET_BALANCE', { required: bill.total, available }))
  const topUp = { id: stamp.id, programId, profileId: viewer.profileId, idempotencyKey, amount, createdAt: stamp.now }
  return decided({ isRepeat: false, topUp, before, ...raised(status, amount, stamp), reservation: reservationOf(before, bill, stamp) })
}
