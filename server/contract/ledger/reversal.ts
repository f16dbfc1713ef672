import type { AccountRecord } from './accounts.ts'
import { decideEntries, type Posting, type Purpose, type Stamp } from './posting.ts'
import type { EntryRecord, TransactionRecord } from './record.ts'
import { refusedWith, type Outcome, type RequestRefusal, type ReversalRefusal } from './refusal.ts'

export type Reversible = {
  transaction: TransactionRecord
  entries: readonly EntryRecord[]
  /** The id of the transaction's reversal; null if there is none. */
  reversedBy: string | null
}

/**
 * Decides on a reversal: a transaction with the negative amounts of another one. A transaction can be reversed once. Refuses with
 * `INSUFFICIENT_BALANCE` if the money was spent.
 */
export function decideReversal(
  accounts: readonly AccountRecord[],
  found: Reversible | null,
  purpose: Purpose,
  stamp: Stamp,
): Outcome<Posting, RequestRefusal | ReversalRefusal> {
  if (!found) return refusedWith({ code: 'TRANSACTION_NOT_FOUND' })
  const { transaction, entries, reversedBy } = found
  if (reversedBy !== null) return refusedWith({ code: 'ALREADY_REVERSED', by: reversedBy })
  const isOfHold = entries.some(({ accountId }) => accounts.some(({ id, kind }) => id === accountId && kind === 'held'))
  if (transaction.reverses !== null || isOfHold) return refusedWith({ code: 'NOT_REVERSIBLE' })
  const mirrored = entries.map(({ accountId, amount }) => ({ accountId, amount: -amount }))
  return decideEntries(accounts, { entries: mirrored, purpose, reverses: transaction.id }, stamp)
}
