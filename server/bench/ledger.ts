import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { openDatabase, type DatabaseHandle } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { inTransaction } from '../src/database/transaction.ts'
import { createLedgerService, type LedgerService } from '../src/domains/ledger/service.ts'
import { systemClock } from '../src/platform/clock.ts'
import { randomIds } from '../src/platform/ids.ts'
import { silentLog } from '../src/platform/log.ts'

/** What the product promises of transfers through the ledger beside bare statements that write the same rows, both on the disk when they return. */
const promised = { ratio: 0.5, perSecond: 500, p99: 20 } as const
/** Short rounds, by turns: what else the machine does falls on both. */
const rounds = 15
const transfers = 200
const warming = 100
const people = 100

const ids = randomIds(systemClock)
const person = (index: number) => `wallet:${index % people}:available`
const fees = 'platform:fees'
const purpose = { kind: 'TRANSFER', reference: 'bench' }

/** Transfer number `index` with its fee: amounts in halalas by account. */
const entriesOf = (index: number) => [
  { accountId: person(index), amount: -101 },
  { accountId: person(index * 7 + 1), amount: 100 },
  { accountId: fees, amount: 1 },
]

async function fill({ db }: DatabaseHandle, ledger: LedgerService): Promise<void> {
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

async function throughLedger({ db }: DatabaseHandle, ledger: LedgerService, index: number): Promise<void> {
  const once = { owner: person(index), operation: 'transfer', key: ids.uuid(), content: { index } }
  const { refusal } = await inTransaction(db, (tx) => ledger.post(tx, { once, entries: entriesOf(index), purpose }))
  if (refusal) throw new Error(refusal.code)
}

/** The same rows by prepared statements in one transaction, in tables without a rule: what the disk and SQLite cost by themselves. */
function bareTransfers(file: string): { transfer(index: number): void; close(): void } {
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

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

/** Milliseconds of each of so many works, one after the other. */
async function timesOf(count: number, work: (index: number) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index++) {
    const before = performance.now()
    await work(index)
    times.push(performance.now() - before)
  }
  return times
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
const handle = await openDatabase({ kind: 'sqlite', file: join(folder, 'wasla.db'), create: true })
await migrate(handle.db, handle.dialect, systemClock.now())
const ledger = createLedgerService({ ...handle, clock: systemClock, ids, log: silentLog })
const bare = bareTransfers(join(folder, 'bare.db'))
try {
  await fill(handle, ledger)
  await timesOf(warming, (index) => throughLedger(handle, ledger, index))
  await timesOf(warming, bare.transfer)
  const ratios: number[] = []
  const all: number[] = []
  for (let round = 0; round < rounds; round++) {
    const ofBare = await timesOf(transfers, bare.transfer)
    const ofLedger = await timesOf(transfers, (index) => throughLedger(handle, ledger, index))
    ratios.push(sum(ofBare) / sum(ofLedger))
    all.push(...ofLedger)
  }
  const begin = performance.now()
  await ledger.seal()
  const sealing = performance.now() - begin
  const { findings } = await ledger.check()
  const ratio = quantile(ratios, 0.5)
  const perSecond = (1000 * all.length) / sum(all)
  const p99 = quantile(all, 0.99)
  console.log(
    `transfers through the ledger: ${perSecond.toFixed(0)}/s one after the other (promised: at least ${promised.perSecond}), p99 ${p99.toFixed(1)} ms (promised: at most ${promised.p99}); the machine's load ${loadavg()[0]?.toFixed(1)}`,
  )
  console.log(`beside bare statements that write the same rows: ${ratio.toFixed(2)} of their rate (promised: at least ${promised.ratio})`)
  console.log(`sealed ${all.length + warming + people} transactions in ${sealing.toFixed(0)} ms; ${findings.length} findings`)
  if (ratio < promised.ratio || perSecond < promised.perSecond || p99 > promised.p99 || findings.length > 0) process.exitCode = 1
} finally {
  bare.close()
  await handle.close()
  rmSync(folder, { recursive: true, force: true })
}
