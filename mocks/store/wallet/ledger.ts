import type { AccountKind, AccountRecord } from '@wasla/contract/ledger/accounts.ts'
import type { HoldRecord } from '@wasla/contract/ledger/hold-record.ts'
import { decideHold, decideHoldEnd } from '@wasla/contract/ledger/holds.ts'
import { decidePosting, type Posting, type Stamp } from '@wasla/contract/ledger/posting.ts'
import type { EntryRecord, TransactionRecord } from '@wasla/contract/ledger/record.ts'
import { problemOf, type HoldRefusal, type LedgerRefusal, type Outcome, type RequestRefusal } from '@wasla/contract/ledger/refusal.ts'
import { allPlatformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { LedgerInstruction } from '@wasla/contract/wallet/ledger-instruction.ts'

/** A ledger in memory that follows the server's rules. Amounts are in halalas. */
export type Ledger = {
  readonly transactions: readonly TransactionRecord[]
  readonly entries: readonly EntryRecord[]
  /**
   * Posts an instruction or places its hold, completely or not at all. Returns the transaction's id, which is also the id of the new hold.
   */
  execute(instruction: LedgerInstruction, stamp: Stamp): string
  /** Returns the balance of an account, or 0 if the account has no entries. */
  balanceOf(accountId: string): number
}

const platformAccountIds = new Set(allPlatformAccounts.map(({ id }) => id))
const kindOf = (id: string): AccountKind => (platformAccountIds.has(id) ? 'house' : id.endsWith(':held') ? 'held' : 'owned')

function accountsIn(instruction: LedgerInstruction, holds: ReadonlyMap<string, HoldRecord>): string[] {
  if (instruction.action === 'post') return instruction.entries.map(({ accountId }) => accountId)
  if (instruction.action === 'hold') return [instruction.sourceId, instruction.heldId]
  const hold = holds.get(instruction.holdId)
  const to = instruction.end.how === 'post' ? instruction.end.to.map(({ accountId }) => accountId) : []
  return [...(hold ? [hold.sourceId, hold.heldId] : []), ...to]
}

const aboutHolds = ['HOLD_NOT_FOUND', 'HOLD_ENDED', 'HOLD_EXCEEDED'] as const
const isAboutHold = (refusal: LedgerRefusal): refusal is HoldRefusal => aboutHolds.some((code) => code === refusal.code)

/**
 * Returns the value of an outcome. If the request was refused, throws a problem. If a hold was refused, throws an error, because this is a
 * mistake of the mock.
 */
function valueOf<Value>({ refusal, value }: Outcome<Value, RequestRefusal | HoldRefusal>): Value {
  if (!refusal) return value
  throw isAboutHold(refusal) ? new Error(`The ledger refuses: ${refusal.code}`) : problemOf(refusal)
}

/** Creates an empty ledger. An account is opened when it is first used. */
export function createLedger(): Ledger {
  const accounts = new Map<string, AccountRecord>()
  const holds = new Map<string, HoldRecord>()
  const transactions: TransactionRecord[] = []
  const entries: EntryRecord[] = []

  function write({ transaction, entries: added }: Posting): void {
    transactions.push(transaction)
    for (const entry of added) {
      entries.push(entry)
      const account = accounts.get(entry.accountId)
      if (account) accounts.set(account.id, { ...account, balance: entry.balanceAfter, version: entry.accountVersion })
    }
  }

  function openedFor(instruction: LedgerInstruction, now: number): AccountRecord[] {
    for (const id of accountsIn(instruction, holds))
      if (!accounts.has(id)) accounts.set(id, { id, kind: kindOf(id), currency: 'SAR', balance: 0, version: 0, createdAt: now })
    return [...accounts.values()]
  }

  return {
    transactions,
    entries,
    execute(instruction, stamp) {
      const open = openedFor(instruction, stamp.now)
      if (instruction.action === 'post') write(valueOf(decidePosting(open, instruction, stamp)))
      else if (instruction.action === 'hold') {
        const { posting, hold } = valueOf(decideHold(open, { ...instruction, expiresAt: null }, stamp))
        write(posting)
        holds.set(hold.id, hold)
      } else {
        const hold = holds.get(instruction.holdId)
        const { posting, end } = valueOf(decideHoldEnd(open, hold ?? null, instruction, stamp))
        write(posting)
        if (hold) holds.set(hold.id, { ...hold, ...end })
      }
      return stamp.transactionId
    },
    balanceOf: (accountId) => accounts.get(accountId)?.balance ?? 0,
  }
}
