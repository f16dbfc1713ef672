import { sql } from 'kysely'
import type { SealedEntry } from '@wasla/contract/ledger/canonical.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows, jsonRows } from '#database/json-rows/json-rows.ts'
import { entry, transaction } from './transactions.ts'

export type Seal = { seq: number; hash: string; sealedAt: number }
export type SealOf = Seal & { transactionId: string; line: number }
export type Link = SealedEntry & { hash: string }

const columns = ['seq', 'hash', 'sealed_at as sealedAt'] as const

/** Returns whether any entry waits to be sealed. */
export const isAnyUnsealed = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('ledger_unsealed').select('transaction_id').limit(1).executeTakeFirst()) !== undefined

/** Returns whether an entry on an account whose id begins with `prefix` waits to be sealed. */
export async function isAnyUnsealedUnder(db: Database, prefix: string): Promise<boolean> {
  const found = await db
    .selectFrom('ledger_unsealed as u')
    .innerJoin('ledger_entries as e', 'e.transaction_id', 'u.transaction_id')
    .select('u.transaction_id')
    .where('e.account_id', 'like', `${prefix}%`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const sourceOf = (db: Database) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select([...entry.columns('e'), ...transaction.columns('t')])

/** SQL for the ids of some transactions, passed as one parameter. */
const among = (dialect: Dialect, ids: readonly string[]) =>
  sql<string>`(select id from ${jsonRows(
    dialect,
    { id: 'text' },
    ids.map((id) => [id]),
  )} as given)`

/** Returns the first waiting transactions, with at most `most` entries together, but at least one transaction. */
function firstOf<One extends { last_line: number }>(waiting: readonly One[], most: number): One[] {
  let entries = 0
  return waiting.filter(({ last_line }, index) => {
    entries += last_line + 1
    return index === 0 || entries <= most
  })
}

/** Smallest number of entries that a transaction can have. */
const fewest = 2

/** Entries in sealing order; `isAll` is true if no others wait. */
export type Unsealed = { entries: Omit<SealedEntry, 'seq'>[]; isAll: boolean }

/**
 * Returns the entries of the oldest waiting transactions: whole transactions, at most `most` entries together, or one transaction if it is
 * larger.
 */
export async function unsealedEntries(tx: Database, dialect: Dialect, most: number): Promise<Unsealed> {
  const limit = Math.ceil(most / fewest)
  const waiting = await tx
    .selectFrom('ledger_unsealed as u')
    .innerJoin('ledger_transactions as t', 't.id', 'u.transaction_id')
    .select(['t.id', 't.last_line'])
    .orderBy('t.created_at')
    .orderBy('t.id')
    .limit(limit)
    .execute()
  const chosen = firstOf(waiting, most).map(({ id }) => id)
  if (chosen.length === 0) return { entries: [], isAll: true }
  const rows = await sourceOf(tx)
    .where('t.id', 'in', among(dialect, chosen))
    .orderBy('t.created_at')
    .orderBy('t.id')
    .orderBy('e.line')
    .execute()
  return {
    entries: rows.map((row) => ({ transaction: transaction.read(row), entry: entry.read(row) })),
    isAll: chosen.length === waiting.length && waiting.length < limit,
  }
}

const sealColumns = { seq: 'integer', transaction_id: 'text', line: 'integer', hash: 'text', sealed_at: 'integer' } as const

/** Inserts the next seals in order, and removes the sealed transactions from the waiting transactions. */
export async function insertSeals(tx: Database, dialect: Dialect, seals: readonly SealOf[]): Promise<void> {
  const rows = seals.map(({ seq, transactionId, line, hash, sealedAt }) => ({
    seq,
    transaction_id: transactionId,
    line,
    hash,
    sealed_at: sealedAt,
  }))
  await insertingRows(dialect, 'ledger_seals', sealColumns, rows, 'seq').execute(tx)
  const covered = [...new Set(seals.map(({ transactionId }) => transactionId))]
  await tx.deleteFrom('ledger_unsealed').where('transaction_id', 'in', among(dialect, covered)).execute()
}

export const findSeal = async (db: Database, seq: number): Promise<Seal | null> =>
  (await db.selectFrom('ledger_seals').select(columns).where('seq', '=', seq).executeTakeFirst()) ?? null

export const lastSeal = async (db: Database): Promise<Seal | null> =>
  (await db.selectFrom('ledger_seals').select(columns).orderBy('seq', 'desc').limit(1).executeTakeFirst()) ?? null

/** Returns at most `limit` links of the chain after `seq`. */
export async function linksAfter(db: Database, seq: number, limit: number): Promise<Link[]> {
  const rows = await sourceOf(db)
    .innerJoin('ledger_seals as s', (join) => join.onRef('s.transaction_id', '=', 'e.transaction_id').onRef('s.line', '=', 'e.line'))
    .select(['s.seq', 's.hash'])
    .where('s.seq', '>', seq)
    .orderBy('s.seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ seq: row.seq, hash: row.hash, transaction: transaction.read(row), entry: entry.read(row) }))
}

/** Returns when the oldest waiting transaction was made; null if none waits. */
export async function oldestUnsealed(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_unsealed as u')
    .innerJoin('ledger_transactions as t', 't.id', 'u.transaction_id')
    .select((eb) => eb.fn.min('t.created_at').as('oldest'))
    .executeTakeFirst()
  return row?.oldest ?? null
}
