import type { SealedEntry } from '@wasla/contract/ledger/canonical.ts'
import type { Database } from '#database/database.ts'
import { entry, transaction } from './transactions.ts'

export type Seal = { seq: number; hash: string; sealedAt: number }
export type SealOf = Seal & { transactionId: string; line: number }
export type Link = SealedEntry & { hash: string }

const columns = ['seq', 'hash', 'sealed_at as sealedAt'] as const

/** Whether anything waits for its place in the chain. */
export const isAnyUnsealed = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('ledger_unsealed').select('transaction_id').limit(1).executeTakeFirst()) !== undefined

const sourceOf = (db: Database) =>
  db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select([...entry.columns('e'), ...transaction.columns('t')])

/** The oldest transactions that wait, at most `limit`, with their entries in the order in which they are sealed. */
export async function unsealedEntries(tx: Database, limit: number): Promise<Omit<SealedEntry, 'seq'>[]> {
  const waiting = await tx
    .selectFrom('ledger_unsealed as u')
    .innerJoin('ledger_transactions as t', 't.id', 'u.transaction_id')
    .select('t.id')
    .orderBy('t.created_at')
    .orderBy('t.id')
    .limit(limit)
    .execute()
  if (waiting.length === 0) return []
  const rows = await sourceOf(tx)
    .where(
      't.id',
      'in',
      waiting.map(({ id }) => id),
    )
    .orderBy('t.created_at')
    .orderBy('t.id')
    .orderBy('e.line')
    .execute()
  return rows.map((row) => ({ transaction: transaction.read(row), entry: entry.read(row) }))
}

/** Writes the next seals in their order, and takes what they cover from what waits. */
export async function insertSeals(tx: Database, seals: readonly SealOf[]): Promise<void> {
  await tx
    .insertInto('ledger_seals')
    .values(
      seals.map(({ seq, transactionId, line, hash, sealedAt }) => ({
        seq,
        transaction_id: transactionId,
        line,
        hash,
        sealed_at: sealedAt,
      })),
    )
    .execute()
  const covered = [...new Set(seals.map(({ transactionId }) => transactionId))]
  await tx.deleteFrom('ledger_unsealed').where('transaction_id', 'in', covered).execute()
}

export const findSeal = async (db: Database, seq: number): Promise<Seal | null> =>
  (await db.selectFrom('ledger_seals').select(columns).where('seq', '=', seq).executeTakeFirst()) ?? null

export const lastSeal = async (db: Database): Promise<Seal | null> =>
  (await db.selectFrom('ledger_seals').select(columns).orderBy('seq', 'desc').limit(1).executeTakeFirst()) ?? null

/** Links of the chain after `seq`, at most `limit`. */
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

/** When the oldest transaction that waits was made; null where none does. */
export async function oldestUnsealed(db: Database): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_unsealed as u')
    .innerJoin('ledger_transactions as t', 't.id', 'u.transaction_id')
    .select((eb) => eb.fn.min('t.created_at').as('oldest'))
    .executeTakeFirst()
  return row?.oldest ?? null
}
