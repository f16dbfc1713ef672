import { createHash } from 'node:crypto'
import BetterSqlite from 'better-sqlite3'
import { canonical, genesis } from '@wasla/contract/ledger/canonical.ts'

const start = Date.UTC(2026, 0, 1)
const people = 5_000
/** One of twenty transactions is a hold, which the next transaction ends. */
const holdsEvery = 20

const gateway = 'gateway:clearing'
const fees = 'platform:fees'
const bank = 'bank:withdrawals'
const personOf = (index: number) => `wallet:filled-${index % people}:available`
const heldOf = (index: number) => `wallet:filled-${index % people}:held`

type Line = readonly [account: string, amount: number]
type Made = { kind: string; lines: readonly [Line, ...Line[]]; hold?: 'begins' | 'ends' }

/**
 * Returns the transaction with the number `index`. The first ones are a deposit for each person. Then follow transfers with a fee, and
 * sometimes a withdrawal in two steps.
 */
function transactionOf(index: number): Made {
  if (index < people)
    return {
      kind: 'FILLED_DEPOSIT',
      lines: [
        [gateway, -100_000_000],
        [personOf(index), 100_000_000],
      ],
    }
  const person = index * 7
  const hold = index % holdsEvery
  if (hold === 0)
    return {
      kind: 'FILLED_HOLD',
      hold: 'begins',
      lines: [
        [personOf(person), -500],
        [heldOf(person), 500],
      ],
    }
  if (hold === 1)
    return {
      kind: 'FILLED_END',
      hold: 'ends',
      lines: [
        [heldOf(person - 7), -500],
        [bank, 500],
      ],
    }
  return {
    kind: 'TRANSFER',
    lines: [
      [personOf(person), -101],
      [personOf(person + 1 + (index % 13)), 100],
      [fees, 1],
    ],
  }
}

type Account = { balance: number; version: number }

const idOf = (index: number) => `filled-${String(index).padStart(9, '0')}`

/**
 * Adds this number of sealed and correct entries to the ledger of a migrated file that no process has open, after those that are there.
 * Each transaction also gets a row in its owner’s list. Drops the triggers and creates them again at the end, because a million entries
 * would take minutes with triggers.
 */
export function fillLedger(file: string, entries: number): void {
  const sqlite = new BetterSqlite(file)
  sqlite.pragma('foreign_keys = 0')
  const triggers = sqlite
    .prepare<[], { name: string; sql: string }>(`select name, sql from sqlite_master where type = 'trigger' and tbl_name like 'ledger%'`)
    .all()
  for (const { name } of triggers) sqlite.exec(`drop trigger ${name}`)
  const insert = {
    transaction: sqlite.prepare('insert into ledger_transactions values (?, ?, ?, ?, null, ?, ?)'),
    entry: sqlite.prepare('insert into ledger_entries values (?, ?, ?, ?, ?, ?)'),
    listed: sqlite.prepare(`insert into wallet_transactions values (?, ?, 'topUp', 'filled', null, 1, 1, ?)`),
    key: sqlite.prepare('insert into ledger_keys values (?, ?, ?, ?, ?, ?)'),
    seal: sqlite.prepare('insert into ledger_seals values (?, ?, ?, ?, ?)'),
    hold: sqlite.prepare(`insert into ledger_holds values (?, ?, ?, 500, 'posted', 500, ?, null, ?, ?)`),
    account: sqlite.prepare(
      `insert into ledger_accounts values (?, ?, ?, ?, ?, ?)
       on conflict (id) do update set balance = excluded.balance, version = excluded.version`,
    ),
  }
  const last = sqlite.prepare<[], { seq: number; hash: string }>('select seq, hash from ledger_seals order by seq desc limit 1').get()
  const known = sqlite.prepare<[string], Account>('select balance, version from ledger_accounts where id = ?')
  const accounts = new Map<string, Account>()
  sqlite.transaction(() => {
    let seq = last?.seq ?? 0
    let hash = last?.hash ?? genesis
    const end = seq + entries
    for (let index = 0; seq < end; index++) {
      const { kind, lines, hold } = transactionOf(index)
      const id = idOf(index)
      const createdAt = start + index * 50
      const transaction = { id, kind, reference: 'filled', currency: 'SAR', reverses: null, createdAt } as const
      insert.transaction.run(id, kind, 'filled', 'SAR', lines.length - 1, createdAt)
      insert.listed.run(id, `filled-${index % people}`, createdAt)
      insert.key.run(personOf(index), 'filled', `key-${index}`, 'f'.repeat(64), id, createdAt)
      for (const [line, [accountId, amount]] of lines.entries()) {
        const account = accounts.get(accountId) ?? known.get(accountId) ?? { balance: 0, version: 0 }
        account.balance += amount
        account.version += 1
        accounts.set(accountId, account)
        const entry = { transactionId: id, line, accountId, amount, accountVersion: account.version, balanceAfter: account.balance }
        insert.entry.run(id, line, accountId, amount, account.version, account.balance)
        seq += 1
        hash = createHash('sha256').update(Buffer.from(hash, 'hex')).update(canonical({ seq, transaction, entry })).digest('hex')
        insert.seal.run(seq, id, line, hash, createdAt)
      }
      if (hold === 'ends') {
        const [[heldId]] = lines
        insert.hold.run(idOf(index - 1), heldId.replace('held', 'available'), heldId, id, createdAt, createdAt)
      }
    }
    for (const [id, { balance, version }] of accounts) {
      const kind = id.endsWith(':available') ? 'owned' : id.endsWith(':held') ? 'held' : 'house'
      insert.account.run(id, kind, 'SAR', balance, version, start)
    }
  })()
  for (const { sql } of triggers) sqlite.exec(sql)
  sqlite.close()
}
