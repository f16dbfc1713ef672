import BetterSqlite from 'better-sqlite3'
import type { Database, DatabaseHandle } from '../../src/database/database.ts'
import { inSharedTransaction } from '../../src/database/group-commit/group-commit.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import type { LedgerService } from '../../src/domains/ledger/service.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { randomIds } from '../../src/platform/ids.ts'

export const people = 100
const ids = randomIds(systemClock)
const person = (index: number) => `wallet:${index % people}:available`
const fees = 'platform:fees'
const purpose = { kind: 'TRANSFER', reference: 'bench' }

/** Returns the entries of the transfer with the number `index`, with its fee. Amounts are in halalas. */
const entriesOf = (index: number) => [
  { accountId: person(index), amount: -101 },
  { accountId: person(index * 7 + 1), amount: 100 },
  { accountId: fees, amount: 1 },
]

/** Opens all accounts and gives each a balance. */
export async function fill({ db }: DatabaseHandle, ledger: LedgerService): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const id of [fees, 'gateway:clearing']) await ledger.openAccount(tx, { id, kind: 'house' })
    for (let index = 0; index < people; index++) {
      await ledger.openAccount(tx, { id: person(index), kind: 'owned' })
      const entries = [
        { accountId: 'gateway:clearing', amount: -1_000_000_000 },
        { accountId: person(index), amount: 1_000_000_000 },
      ]
      await ledger.post(tx, { once: null, entries, purpose })
    }
  })
}

/** Makes one committed transfer with a new key. If `isShared`, simultaneous transfers may share one commit, as in the wallet. */
export async function throughLedger(handle: DatabaseHandle, ledger: LedgerService, index: number, isShared = false): Promise<void> {
  const once = { owner: person(index), operation: 'transfer', key: ids.uuid(), content: { index } }
  const work = (tx: Database) => ledger.post(tx, { once, entries: entriesOf(index), purpose })
  const { refusal } = await (isShared ? inSharedTransaction(handle, work) : inTransaction(handle.db, work))
  if (refusal) throw new Error(refusal.code)
}

/**
 * Writes the same rows with prepared statements in one transaction, to tables without rules. This measures only the cost of the disk and
 * SQLite.
 */
export function bareTransfers(file: string): { transfer(index: number): void; close(): void } {
  const sqlite = new BetterSqlite(file)
  sqlite.pragma('journal_mode = wal')
  sqlite.pragma('synchronous = full')
  sqlite.exec(`
    create table accounts (id text primary key, balance integer not null, version integer not null) strict;
    create table transactions (id text primary key, kind text, reference text, created_at integer) strict;
    create table entries (transaction_id text, line integer, account_id text, amount integer, account_version integer, balance_after integer,
      primary key (transaction_id, line)) strict;
    create unique index entries_by_account on entries (account_id, account_version);
    create table keys (owner text, operation text, key text, fingerprint text, transaction_id text, created_at integer,
      primary key (owner, operation, key)) strict;
    create table unsealed (transaction_id text primary key) strict;`)
  const open = sqlite.prepare('insert into accounts values (?, 100000000000, 0)')
  for (const id of [fees, ...Array.from({ length: people }, (_, index) => person(index))]) open.run(id)
  const read = sqlite.prepare<[string], { balance: number; version: number }>('select balance, version from accounts where id = ?')
  const insertTransaction = sqlite.prepare('insert into transactions values (?, ?, ?, ?)')
  const insertEntry = sqlite.prepare('insert into entries values (?, ?, ?, ?, ?, ?)')
  const update = sqlite.prepare('update accounts set balance = ?, version = ? where id = ?')
  const insertKey = sqlite.prepare('insert into keys values (?, ?, ?, ?, ?, ?)')
  const insertUnsealed = sqlite.prepare('insert into unsealed values (?)')
  const transfer = sqlite.transaction((index: number) => {
    const id = ids.uuid()
    const now = systemClock.now()
    insertTransaction.run(id, purpose.kind, purpose.reference, now)
    for (const [line, { accountId, amount }] of entriesOf(index).entries()) {
      const { balance = 0, version = 0 } = read.get(accountId) ?? {}
      insertEntry.run(id, line, accountId, amount, version + 1, balance + amount)
      update.run(balance + amount, version + 1, accountId)
    }
    insertKey.run(person(index), 'transfer', ids.uuid(), 'x'.repeat(64), id, now)
    insertUnsealed.run(id)
  })
  return { transfer: (index) => transfer.immediate(index), close: () => void sqlite.close() }
}
