import { sql } from 'kysely'
import type { TillOrderRecord, TillRecord } from '@wasla/contract/tills/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { lockingButKeys } from '#database/row-lock.ts'
import type { TillsTable } from '#database/tables/tills.ts'

const tillRow = defineRecord<TillsTable>()({
  id: same,
  programId: same,
  name: same,
  link: same,
  pin: same,
  mostAmount: same,
  mostPerHour: same,
  mostPerDay: same,
  createdAt: same,
  revokedAt: same,
  lastUsedAt: same,
  wrongPins: same,
  locks: same,
  lockedUntil: same,
  lastNumber: same,
  orders: same,
  sum: same,
})

/** Most tills of a list. A program may have revoked any number of them. */
const most = 100

/** Returns the tills of a program, those in use first, then the newest first. Old ones that were revoked may be left out. */
export async function findTills(db: Database, programId: string): Promise<TillRecord[]> {
  const rows = await db
    .selectFrom('tills')
    .selectAll()
    .where('program_id', '=', programId)
    .orderBy(sql`case when revoked_at is null then 0 else 1 end`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(tillRow.read)
}

/** Returns a till, locked until the transaction ends. */
export async function lockTill(tx: Database, dialect: Dialect, id: string): Promise<TillRecord | null> {
  const row = await tx.selectFrom('tills').selectAll().where('id', '=', id).$call(lockingButKeys(dialect)).executeTakeFirst()
  return row ? tillRow.read(row) : null
}

const inUse = (db: Database, link: string) =>
  db
    .selectFrom('tills as t')
    .innerJoin('programs as p', 'p.id', 't.program_id')
    .where('t.link', '=', link)
    .where('t.revoked_at', 'is', null)
    .where('p.deleted_at', 'is', null)

/** Returns the till with this link, if it is in use. */
export async function findByLink(db: Database, link: string): Promise<TillRecord | null> {
  const row = await inUse(db, link).select(tillRow.columns('t')).executeTakeFirst()
  return row ? tillRow.read(row) : null
}

export const insertTill = (tx: Database, till: TillRecord) => tx.insertInto('tills').values(tillRow.write(till)).execute()

/** Saves fields of a till. */
export const saveTill = (tx: Database, id: string, changes: Partial<TillRecord>) =>
  tx.updateTable('tills').set(tillRow.write(changes)).where('id', '=', id).execute()

/** Adds an order to what a till reported, or takes an undone one away. */
export const addToTill = (tx: Database, { tillId, amount }: Pick<TillOrderRecord, 'tillId' | 'amount'>, sign: 1 | -1) =>
  tx
    .updateTable('tills')
    .set((row) => ({ orders: row('orders', '+', sign), sum: row('sum', '+', sign * amount) }))
    .where('id', '=', tillId)
    .execute()
