import { isMovable, mostHeld } from './amounts.ts'
import type { AccountRecord } from './accounts.ts'
import type { EntryRecord, TransactionRecord } from './record.ts'
import { answered, LedgerMisuse, refusedWith, type Outcome, type RequestRefusal } from './refusal.ts'

/** A new entry: `amount` in halalas, positive if the account receives it. */
export type EntryDraft = { accountId: string; amount: number }

/** Kind and reference of a transaction, chosen by the caller. The ledger does not interpret them. */
export type Purpose = { kind: string; reference: string }

export type Stamp = { transactionId: string; now: number }

export type Posting = { transaction: TransactionRecord; entries: readonly EntryRecord[] }

const fewest = 2
const most = 100

function checkEntries(entries: readonly EntryDraft[]): void {
  if (entries.length < fewest || entries.length > most) throw new LedgerMisuse(`A transaction of ${entries.length} entries`)
  if (new Set(entries.map(({ accountId }) => accountId)).size < entries.length)
    throw new LedgerMisuse('A transaction has one entry of an account')
  for (const { accountId, amount } of entries)
    if (!isMovable(Math.abs(amount))) throw new LedgerMisuse(`${amount} cannot move on ${accountId}`)
  const sum = entries.reduce((total, { amount }) => total + amount, 0)
  if (sum !== 0) throw new LedgerMisuse(`Entries sum to ${sum}`)
}

/** Returns a function that finds an account by its id. The function throws `LedgerMisuse` for an unknown id. */
function finderOf(accounts: readonly AccountRecord[]): (id: string) => AccountRecord {
  const byId = new Map(accounts.map((account) => [account.id, account]))
  return (id) => {
    const found = byId.get(id)
    if (!found) throw new LedgerMisuse(`There is no account ${id}`)
    return found
  }
}

/**
 * Returns the transaction of these entries: numbered, with the balance of each account after its entry. `accounts` have their current
 * balances. Refuses with `INSUFFICIENT_BALANCE` if an account other than a platform account would go below zero. Throws `LedgerMisuse` for
 * fewer than two or more than a hundred entries, two entries of one account, an amount that cannot be moved, a sum other than zero, several
 * currencies, an unknown account, or a balance above `mostHeld`.
 */
export function decideEntries(
  accounts: readonly AccountRecord[],
  { entries, purpose, reverses = null }: { entries: readonly EntryDraft[]; purpose: Purpose; reverses?: string | null },
  { transactionId, now }: Stamp,
): Outcome<Posting, RequestRefusal> {
  checkEntries(entries)
  const accountOf = finderOf(accounts)
  const moves = entries.map(({ accountId, amount }) => ({ account: accountOf(accountId), amount }))
  const [first] = moves
  if (!first || moves.some(({ account }) => account.currency !== first.account.currency))
    throw new LedgerMisuse('A transaction is of one currency')
  const short = moves.find(({ account, amount }) => account.kind !== 'house' && account.balance + amount < 0)
  if (short)
    return refusedWith({
      code: 'INSUFFICIENT_BALANCE',
      accountId: short.account.id,
      required: -short.amount,
      available: short.account.balance,
    })
  const full = moves.find(({ account, amount }) => Math.abs(account.balance + amount) > mostHeld)
  if (full) throw new LedgerMisuse(`${full.account.id} would hold more than can be counted`)
  return answered({
    transaction: { id: transactionId, ...purpose, currency: first.account.currency, reverses, createdAt: now },
    entries: moves.map(({ account, amount }, line) => ({
      transactionId,
      line,
      accountId: account.id,
      amount,
      accountVersion: account.version + 1,
      balanceAfter: account.balance + amount,
    })),
  })
}

/** Decides on the transaction of a request. Throws `LedgerMisuse` for an account of kind `held`, which only holds may move. */
export function decidePosting(
  accounts: readonly AccountRecord[],
  request: { entries: readonly EntryDraft[]; purpose: Purpose },
  stamp: Stamp,
): Outcome<Posting, RequestRefusal> {
  const accountOf = finderOf(accounts)
  const held = request.entries.find(({ accountId }) => accountOf(accountId).kind === 'held')
  if (held) throw new LedgerMisuse(`${held.accountId} is touched by holds alone`)
  return decideEntries(accounts, request, stamp)
}
