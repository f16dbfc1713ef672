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

/** Everything that publishing depends on, read while the program and its owner's wallet are locked. */
export type PublishState = {
  /** The program that the input names, also if the caller does not own it; null if it does not exist. */
  readonly program: ProgramRecord | null
  readonly viewer: { readonly profileId: string; readonly status: ProfileStatus } & Pick<WalletOwner, 'needsIdentityCheck'>
  /** The incomplete steps, in their order (K-05). */
  readonly missing: readonly ProgramStepType[]
  /** The saved budget step; null if it is not saved, and then reported as missing. */
  readonly budget: ProgramBudget | null
  /** The owner's available balance in halalas. The ledger checks the balance again. */
  readonly available: number
  /** Whether payments are enabled. */
  readonly isPaymentOn: boolean
  readonly fees: WalletFees
  readonly terms: ProgramTerms
}

/** A reservation of budget: the ledger's instruction and the change that the wallet lists. */
export type BudgetReservation = {
  readonly bill: Bill
  readonly instruction: PostInstruction
  readonly change: Extract<WalletChange, { change: 'budgetReserved' }>
}

export type Publishing = { readonly before: ProgramRecord; readonly program: ProgramRecord; readonly reservation: BudgetReservation }

/** Returns the reservation of an amount for a program (L-04); `id` is the id of the transaction in the wallet's list. */
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

/**
 * Returns the missing steps. The details step counts as missing if the last day is over, because that day must be moved before publishing.
 */
function missingSteps({ missing }: PublishState, program: ProgramRecord, now: number): readonly ProgramStepType[] {
  const rest = missing.filter((type) => type !== 'PROGRAM_DETAILS')
  return hasEnded(program, now) || missing.includes('PROGRAM_DETAILS') ? ['PROGRAM_DETAILS', ...rest] : rest
}

/** Returns the viewer's own program; null for another's, which is reported as not found. */
const ownProgram = ({ program, viewer }: PublishState): ProgramRecord | null =>
  program && program.deletedAt === null && program.profileId === viewer.profileId ? program : null

/**
 * Decides `publishProgram` (L-04). The whole budget is reserved at once, also for a scheduled program. `publishedAt` is the time from which
 * it is visible: the scheduled day, if there is one (K-32). Refused with `FEATURE_DISABLED`, `PROGRAM_NOT_FOUND`,
 * `PROGRAM_STATUS_TRANSITION_INVALID` if it is no draft, then in the order of K-29: `PROGRAM_PUBLISH_FAILED`, `PROGRAM_PUBLISH_FORBIDDEN`,
 * `USER_NOT_VERIFIED` (security case 10), `INSUFFICIENT_WALLET_BALANCE`, `PROGRAM_VISIBILITY_PRIVATE`, and `DTO_VALIDATION_ERROR` at
 * `publishDate`.
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
