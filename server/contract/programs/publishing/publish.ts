import { decided, refused, type Decision } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import type { ProfileStatus } from '../../profiles/types.ts'
import type { Bill } from '../../wallet/bill.ts'
import type { PostInstruction } from '../../wallet/ledger-instruction.ts'
import { budgetBill, reserveInstruction } from '../../wallet/program-money.ts'
import type { WalletOwner } from '../../wallet/record.ts'
import type { WalletFees } from '../../wallet/terms.ts'
import type { WalletChange } from '../../wallet/transactions/rows.ts'
import type { ProgramRecord } from '../record.ts'
import { hasEnded, hasStarted } from '../status/dates.ts'
import { moved } from '../status/move.ts'
import type { ProgramBudget } from '../step-data.ts'
import type { ProgramTerms } from '../terms.ts'
import type { ProgramStepType } from '../types.ts'
import { publishTimeOf } from './date.ts'

/** Everything publishing depends on, read while nothing else changes the program or its owner's wallet. */
export type PublishState = {
  /** Of whichever owner; null where there is none. */
  readonly program: ProgramRecord | null
  readonly viewer: { readonly profileId: string; readonly status: ProfileStatus } & Pick<WalletOwner, 'needsIdentityCheck'>
  /** The steps that are not complete, in their order (K-05). */
  readonly missing: readonly ProgramStepType[]
  /** Null before its step was saved, which is then missing. */
  readonly budget: ProgramBudget | null
  /** What the owner's wallet has to spend, in halalas. The ledger checks it again. */
  readonly available: number
  /** Whether there are payments at all. */
  readonly isPaymentOn: boolean
  readonly fees: WalletFees
  readonly terms: ProgramTerms
}

/** What is reserved for a program: what the ledger does, and how the wallet lists it. */
export type BudgetReservation = {
  readonly bill: Bill
  readonly instruction: PostInstruction
  readonly change: Extract<WalletChange, { change: 'budgetReserved' }>
}

export type Publishing = { readonly before: ProgramRecord; readonly program: ProgramRecord; readonly reservation: BudgetReservation }

/** Reserves an amount for a program (L-04); `id` names the transaction in the wallet's list. */
export function reservationOf(
  { id: programId, profileId }: Pick<ProgramRecord, 'id' | 'profileId'>,
  bill: Bill,
  { id, now }: { id: string; now: number },
): BudgetReservation {
  return {
    bill,
    instruction: reserveInstruction({ programId, profileId }, bill),
    change: { change: 'budgetReserved', id, programId, bill, at: now },
  }
}

/** A last day that is over has to be moved before anything is published: its step counts as missing. */
function missingSteps({ missing }: PublishState, program: ProgramRecord, now: number): readonly ProgramStepType[] {
  const rest = missing.filter((type) => type !== 'PROGRAM_DETAILS')
  return hasEnded(program, now) || missing.includes('PROGRAM_DETAILS') ? ['PROGRAM_DETAILS', ...rest] : rest
}

/** Whether a program is one the viewer may publish at all: another's is answered as one that does not exist. */
const ownProgram = ({ program, viewer }: PublishState): ProgramRecord | null =>
  program && program.deletedAt === null && program.profileId === viewer.profileId ? program : null

/**
 * `publishProgram` (L-04): the whole budget is reserved at once, also of a program that is scheduled. `publishedAt` is the
 * moment from which it can be seen: the day it is scheduled for (K-32). Refused with `FEATURE_DISABLED`,
 * `PROGRAM_NOT_FOUND`, `PROGRAM_STATUS_TRANSITION_INVALID` for what is no draft, then in the order of K-29: `PROGRAM_PUBLISH_FAILED`,
 * `PROGRAM_PUBLISH_FORBIDDEN`, `USER_NOT_VERIFIED` (security case 10), `INSUFFICIENT_WALLET_BALANCE`, `PROGRAM_VISIBILITY_PRIVATE`, and
 * `DTO_VALIDATION_ERROR` at `publishDate`.
 */
export function decidePublish(state: PublishState, publishDate: number | null, stamp: { id: string; now: number }): Decision<Publishing> {
  const { viewer, budget, available, fees, terms } = state
  const { now } = stamp
  if (!state.isPaymentOn) return refused(new Problem('FEATURE_DISABLED'))
  const before = ownProgram(state)
  if (!before) return refused(new Problem('PROGRAM_NOT_FOUND'))
  if (before.status !== 'Draft') return refused(new Problem('PROGRAM_STATUS_TRANSITION_INVALID'))
  const missing = missingSteps(state, before, now)
  if (missing.length > 0) return refused(new Problem('PROGRAM_PUBLISH_FAILED', { missing: [...missing] }))
  if (budget === null) return refused(new Problem('PROGRAM_PUBLISH_FAILED', { missing: ['BUDGET'] }))
  if (viewer.status !== 'Active') return refused(new Problem('PROGRAM_PUBLISH_FORBIDDEN'))
  if (viewer.needsIdentityCheck) return refused(new Problem('USER_NOT_VERIFIED'))
  const bill = budgetBill(budget.amount, fees)
  if (bill.total > available) return refused(new Problem('INSUFFICIENT_WALLET_BALANCE', { required: bill.total, available }))
  const time = publishTimeOf(before, publishDate, now)
  if (time.problem) return refused(time.problem)
  const published = { ...before, publishDate: time.at, publishedAt: time.at ?? now, budget: budget.amount }
  const status = hasStarted(published, now) ? 'Active' : 'Soon'
  const program = moved(published, status, { actor: 'publishing', now }, { frequency: budget.payoutFrequency, terms })
  return decided({ before, program, reservation: reservationOf(before, bill, stamp) })
}
