import type { PostInstruction } from '../../wallet/ledger-instruction.ts'
import { releaseInstruction } from '../../wallet/program-money.ts'
import type { WalletChange } from '../../wallet/transactions/rows.ts'
import type { ProgramRecord } from '../record.ts'

/** Money that is returned to a program's owner: the ledger's instruction and the change that the wallet lists. */
export type BudgetRelease = {
  readonly amount: number
  readonly instruction: PostInstruction
  readonly change: Extract<WalletChange, { change: 'budgetReleased' }>
}

/** Returns an amount to the owner (L-10); null if it is 0 or less. `id` is the id of the transaction in the wallet's list. */
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
