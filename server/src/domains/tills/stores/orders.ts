import type { Page } from '@wasla/contract/common/page.ts'
import type { OrderCounts } from '@wasla/contract/tills/decide-order.ts'
import type { TillOrderView } from '@wasla/contract/tills/fields.ts'
import type { TillOrderRecord } from '@wasla/contract/tills/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { TillOrdersTable } from '#database/tables/tills.ts'

const tillOrderRow = defineRecord<TillOrdersTable>()({
  id: same,
  tillId: same,
  programId: same,
  key: same,
  number: same,
  profileId: same,
  code: same,
  amount: same,
  conversionId: same,
  occurredAt: same,
  receivedAt: same,
  undoneAt: same,
})

/** Returns the order of a till with a phone’s key. */
export async function findOrder(db: Database, tillId: string, key: string): Promise<TillOrderRecord | null> {
  const row = await db.selectFrom('till_orders').selectAll().where('till_id', '=', tillId).where('key', '=', key).executeTakeFirst()
  return row ? tillOrderRow.read(row) : null
}

const hour = 3_600_000
const day = 24 * hour

/** Counts orders for the limits of a till, also undone ones; see `decideOrder`. */
export async function countOrders(db: Database, tillId: string, occurredAt: number, now: number): Promise<OrderCounts> {
  const counted = (column: 'occurred_at' | 'received_at', from: number, until: number) =>
    db
      .selectFrom('till_orders')
      .select((row) => row.fn.countAll<number | string>().as('count'))
      .where('till_id', '=', tillId)
      .where(column, '>', from)
      .where(column, '<=', until)
      .executeTakeFirstOrThrow()
  const { count: ofHour } = await counted('occurred_at', occurredAt - hour, occurredAt)
  const { count: ofDay } = await counted('received_at', now - day, now)
  return { ofHour: Number(ofHour), ofDay: Number(ofDay) }
}

export const insertOrder = (tx: Database, order: TillOrderRecord) =>
  tx.insertInto('till_orders').values(tillOrderRow.write(order)).execute()

export const saveUndone = (tx: Database, { id, undoneAt }: TillOrderRecord) =>
  tx.updateTable('till_orders').set({ undone_at: undoneAt }).where('id', '=', id).execute()

/** Returns the orders of a till that were made since a time, the newest first; and how many were not undone, with their sum. */
export async function findDay(
  db: Database,
  tillId: string,
  since: number,
  most: number,
): Promise<{ orders: TillOrderRecord[]; count: number; sum: number }> {
  const made = db.selectFrom('till_orders').where('till_id', '=', tillId).where('occurred_at', '>=', since)
  const rows = await made.selectAll().orderBy('occurred_at', 'desc').orderBy('number', 'desc').limit(most).execute()
  const totals = await made
    .where('undone_at', 'is', null)
    .select((row) => [row.fn.countAll<number | string>().as('count'), row.fn.sum<number | string | null>('amount').as('sum')])
    .executeTakeFirstOrThrow()
  return { orders: rows.map(tillOrderRow.read), count: Number(totals.count), sum: Number(totals.sum ?? 0) }
}

type OrderSearch = { readonly programId: string; readonly tillId: string | null }

/** Returns a page of what the tills of a program reported, the newest first, with what became of it. */
export async function findOrderPage(
  db: Database,
  { programId, tillId }: OrderSearch,
  { limit, offset }: Page,
): Promise<{ count: number; data: TillOrderView[] }> {
  const found = db
    .selectFrom('till_orders as o')
    .where('o.program_id', '=', programId)
    .$if(tillId !== null, (query) => query.where('o.till_id', '=', tillId ?? ''))
  const { count } = await found.select((row) => row.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  const rows = await found
    .innerJoin('tills as t', 't.id', 'o.till_id')
    .innerJoin('conversions as c', 'c.id', 'o.conversion_id')
    .select(tillOrderRow.columns('o'))
    .select(['t.name as till_name', 'c.status as status'])
    .orderBy('o.received_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    count: Number(count),
    data: rows.map(({ till_name: tillName, status, ...row }) => ({ ...tillOrderRow.read(row), tillName, status })),
  }
}
