import type { PostInstruction } from '../../wallet/ledger-instruction.ts'
import { releaseInstruction } from '../../wallet/program-money.ts'
import type { WalletChange } from '../../wallet/transactions/rows.ts'
import type { ProgramRecord } from '../record.ts'

/** What goes back to a program's owner: what the ledger does, and how the wallet lists it. */
export type BudgetRelease = {
  readonly amount: number
  readonly instruction: PostInstruction
  readonly change: Extract<WalletChange, { change: 'budgetReleased' }>
}

/** Gives an amount back (L-10); null where there is none. `id` names the transaction in the wallet's list. */
export function releaseOf(
  { id: programId, profileId }: Pick<ProgramRecord, 'id' | 'profileId'>,
  amount: number,
  { id, now }: { id: string; now: number },
): BudgetRelease | null {
  if (amount <= 0) return null
  return {
    amount,
    instruction: releaseInstruction({ programId, profileId }, amount),
    change: { change: 'budgetReleased', id, programId, amount, at: now },
  }
}
