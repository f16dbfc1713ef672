import type { AccountRecord } from '../accounts.ts'
import type { HoldRecord } from '../hold-record.ts'
import { decideHold, decideHoldEnd, isOverdue, type HoldEnd } from '../holds.ts'
import { decidePosting, type Posting, type Stamp } from '../posting.ts'
import type { EntryRecord, TransactionRecord } from '../record.ts'
import { answered, refusedWith, type Outcome } from '../refusal.ts'
import { contentText, decideRepetition, type StoredRequest, type RepeatKey } from '../repeat.ts'
import { decideReversal } from '../reversal.ts'
import { account, purpose } from './accounts.ts'
import { historyAccounts, type Answer, type LedgerUnderTest } from './ledger-under-test.ts'

/** Returns a ledger in memory. It makes the same decisions as the server, and saves the same rows. */
export function ledgerInMemory(): LedgerUnderTest & { entries: readonly EntryRecord[]; accounts: ReadonlyMap<string, AccountRecord> } {
  const accounts = new Map<string, AccountRecord>(historyAccounts.map(({ id, kind }) => [id, account(id, kind)]))
  const transactions: TransactionRecord[] = []
  const entries: EntryRecord[] = []
  const holds = new Map<string, HoldRecord>()
  const keys = new Map<string, StoredRequest>()
  let now = 0
  let order = 0

  const all = () => [...accounts.values()]

  function save({ transaction, entries: made }: Posting): void {
    transactions.push(transaction)
    entries.push(...made)
    for (const { accountId, balanceAfter, accountVersion } of made) {
      const found = accounts.get(accountId)
      if (found) accounts.set(accountId, { ...found, balance: balanceAfter, version: accountVersion })
    }
  }

  function move(once: RepeatKey | null, decide: (stamp: Stamp) => Outcome<{ posting: Posting; after?: () => void }>) {
    const fingerprint = once ? contentText(once.content) : ''
    const repetition = decideRepetition(once ? (keys.get(once.key) ?? null) : null, fingerprint)
    if (repetition.is === 'refused') return refusedWith(repetition.refusal)
    if (repetition.is === 'repeat') return answered({ transactionId: repetition.transactionId, isRepeat: true })
    const transactionId = `transaction-${transactions.length}`
    const { refusal, value } = decide({ transactionId, now })
    if (refusal) return refusedWith(refusal)
    save(value.posting)
    value.after?.()
    if (once) keys.set(once.key, { fingerprint, transactionId })
    return answered({ transactionId, isRepeat: false })
  }

  const end = (once: RepeatKey | null, holdId: string, how: HoldEnd) =>
    move(once, (stamp) => {
      const found = holds.get(holdId)
      const { refusal, value } = decideHoldEnd(all(), found ?? null, { end: how, purpose }, stamp)
      if (refusal) return refusedWith(refusal)
      return answered({ posting: value.posting, after: () => void (found && holds.set(holdId, { ...found, ...value.end })) })
    })

  const decided = (outcome: Answer['outcome']): Answer => ({ outcome, order: ++order })

  return {
    entries,
    accounts,
    name: (id) => id,
    post: (once, drafts) =>
      decided(
        move(once, (stamp) => {
          const { refusal, value: posting } = decidePosting(all(), { entries: drafts, purpose }, stamp)
          return refusal ? refusedWith(refusal) : answered({ posting })
        }),
      ),
    hold: (once, request) =>
      decided(
        move(once, (stamp) => {
          const { refusal, value } = decideHold(all(), request, stamp)
          if (refusal) return refusedWith(refusal)
          return answered({ posting: value.posting, after: () => void holds.set(value.hold.id, value.hold) })
        }),
      ),
    end: (once, holdId, how) => decided(end(once, holdId, how)),
    reverse: (once, transactionId) =>
      decided(
        move(once, (stamp) => {
          const transaction = transactions.find(({ id }) => id === transactionId)
          const found = transaction && {
            transaction,
            entries: entries.filter((entry) => entry.transactionId === transactionId),
            reversedBy: transactions.find(({ reverses }) => reverses === transactionId)?.id ?? null,
          }
          const { refusal, value: posting } = decideReversal(all(), found ?? null, purpose, stamp)
          return refusal ? refusedWith(refusal) : answered({ posting })
        }),
      ),
    now: () => now,
    wait(time, isSwept) {
      now += time
      if (!isSwept) return
      for (const one of holds.values()) if (one.status === 'held' && isOverdue(one, now)) end(null, one.id, { how: 'expire' })
    },
    balance: (id) => accounts.get(id)?.balance ?? Number.NaN,
  }
}
