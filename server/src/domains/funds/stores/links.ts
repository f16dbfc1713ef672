import type { Selectable } from 'kysely'
import type { SealedLink } from '@wasla/contract/funds/link.ts'
import type { Database } from '#database/database.ts'
import type { FundsCheckpointsTable } from '#database/tables/funds.ts'

const linkIn = (row: Selectable<FundsCheckpointsTable>): SealedLink => ({
  number: row.number,
  ledger: { seq: row.ledger_seq, hash: row.ledger_hash },
  root: row.root,
  totals: { paid: row.paid, earned: row.earned, free: row.free },
  programs: row.programs,
  sealedAt: row.sealed_at,
  hash: row.hash,
})

export const insertLink = (tx: Database, { number, ledger, root, totals, programs, sealedAt, hash }: SealedLink) =>
  tx
    .insertInto('funds_checkpoints')
    .values({ number, ledger_seq: ledger.seq, ledger_hash: ledger.hash, root, ...totals, programs, sealed_at: sealedAt, hash })
    .execute()

export async function findLink(db: Database, number: number): Promise<SealedLink | null> {
  const row = await db.selectFrom('funds_checkpoints').selectAll().where('number', '=', number).executeTakeFirst()
  return row ? linkIn(row) : null
}

export async function findLastLink(db: Database): Promise<SealedLink | null> {
  const row = await db.selectFrom('funds_checkpoints').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()
  return row ? linkIn(row) : null
}

/** Returns at most `limit` links after a number. */
export async function findLinksAfter(db: Database, number: number, limit: number): Promise<SealedLink[]> {
  const rows = await db.selectFrom('funds_checkpoints').selectAll().where('number', '>', number).orderBy('number').limit(limit).execute()
  return rows.map(linkIn)
}
