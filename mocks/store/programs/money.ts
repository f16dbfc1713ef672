import type { ProgramMoney } from '@wasla/contract/programs/budget/usage.ts'
import type { BudgetRelease } from '@wasla/contract/programs/budget/release.ts'
import type { BudgetReservation } from '@wasla/contract/programs/publishing/publish.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { accruedOf } from '@wasla/contract/rewards/budget.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { expectedReleaseAt, returnsAt } from '@wasla/contract/programs/status/dates.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import { escrowAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { HeldBudget } from '../../world/wallet-rows.ts'
import type { Store } from '../memory.ts'
import { stepOf } from './find.ts'

/** The default terms of the demo. The mock never changes them. */
export const programTerms = programTermsOf('demo')

/** Returns the money that is reserved for a program and the part of it that was earned, in halalas (L-06). */
export const programMoneyOf = ({ memory }: Store, programId: string): ProgramMoney => ({
  escrow: memory.ledger.balanceOf(escrowAccount(programId)),
  accrued: accruedOf(memory.world.programRewards.filter((reward) => reward.programId === programId)),
})

/** Returns the payout frequency of a program. It is monthly if the budget step is not saved yet. */
export const frequencyOf = (store: Store, programId: string): PayoutFrequency =>
  stepOf(store, programId, 'BUDGET')?.data.payoutFrequency ?? 'MONTHLY'

/** Moves money between a wallet and the escrow of a program of its owner, and records the change. */
export function moveProgramMoney({ memory, clock }: Store, profileId: string, { instruction, change }: BudgetReservation | BudgetRelease) {
  memory.ledger.execute(instruction, { transactionId: change.id, now: clock.now() })
  memory.world.programChanges.push({ ...change, profileId })
}

/** Returns the reserved money of a profile's programs, and the expected time at which each returns the rest (L-10, L-11). */
export function heldBudgets(store: Store, profileId: string): HeldBudget[] {
  const held = (program: ProgramRecord): HeldBudget => ({
    programId: program.id,
    profileId,
    title: program.name,
    amount: programMoneyOf(store, program.id).escrow,
    releasesAt: expectedReleaseAt(program, frequencyOf(store, program.id), programTerms),
  })
  const { programs, escrows } = store.memory.world
  const own = programs.filter((program) => program.profileId === profileId).map(held)
  return [...own.filter(({ amount }) => amount > 0), ...escrows.filter((escrow) => escrow.profileId === profileId)]
}

/** Returns the field `Program.returnsAt` (L-10). */
export function returnOf(store: Store, program: ProgramRecord): string | null {
  const at = returnsAt(program, frequencyOf(store, program.id), { terms: programTerms, now: store.clock.now() })
  return at === null ? null : toDateTime(at)
}
