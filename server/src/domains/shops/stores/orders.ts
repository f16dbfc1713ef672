import type { Page } from '@wasla/contract/common/page.ts'
import type { ShopOrderRecord, ShopRefund } from '@wasla/contract/shops/record.ts'
import type { ShopOrderView } from '@wasla/contract/shops/view.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, flag, json, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { ShopOrdersTable } from '#database/tables/shops.ts'

const row = defineRecord<ShopOrdersTable>()({
  id: same,
  shopId: same,
  number: same,
  shownNumber: same,
  externalId: same,
  state: same,
  refusal: same,
  programId: same,
  conversionId: same,
  clickId: same,
  promoCode: same,
  amount: same,
  refunds: json<readonly ShopRefund[]>(),
  isReversed: flag,
  occurredAt: same,
  receivedAt: same,
  nextAt: same,
})

/**
 * Returns the stored order with the key of `fresh`, or stores `fresh`; locked until the transaction ends. Of several deliveries at once, one
 * stores it and the others read it afterwards.
 */
export async function lockOrder(tx: Database, dialect: Dialect, fresh: ShopOrderRecord): Promise<ShopOrderRecord> {
  await tx
    .insertInto('shop_orders')
    .values(row.write(fresh))
    .onConflict((clash) => clash.columns(['shop_id', 'number']).doNothing())
    .execute()
  const found = await tx
    .selectFrom('shop_orders')
    .select(row.columns('shop_orders'))
    .where('shop_id', '=', fresh.shopId)
    .where('number', '=', fresh.number)
    .$call(locking(dialect))
    .executeTakeFirstOrThrow()
  return row.read(found)
}

/** Returns an order by its id, locked until the transaction ends. */
export async function lockOrderById(tx: Database, dialect: Dialect, id: string): Promise<ShopOrderRecord | null> {
  const found = await tx
    .selectFrom('shop_orders')
    .select(row.columns('shop_orders'))
    .where('id', '=', id)
    .$call(locking(dialect))
    .executeTakeFirst()
  return found ? row.read(found) : null
}

export const saveOrder = (tx: Database, { id, ...fields }: ShopOrderRecord) =>
  tx.updateTable('shop_orders').set(row.write(fields)).where('id', '=', id).execute()

/** Returns whether another shop has an order whose result has this number in a program. */
export async function isNumberOfOther(tx: Database, programId: string, externalId: string, shopId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('shop_orders')
    .select('id')
    .where('program_id', '=', programId)
    .where('external_id', '=', externalId)
    .where('shop_id', '<>', shopId)
    .executeTakeFirst()
  return found !== undefined
}

/** An order that waits for its click. */
export type Due = { readonly id: string; readonly shopId: string; readonly clickId: string }

/** Returns orders that have to be looked at again, the longest waiting first. */
export async function findDue(db: Database, now: number, most: number): Promise<Due[]> {
  const rows = await db
    .selectFrom('shop_orders')
    .select(['id', 'shop_id', 'click_id'])
    .where('next_at', 'is not', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .execute()
  return rows.map(({ id, shop_id: shopId, click_id: clickId }) => ({ id, shopId, clickId: clickId ?? '' }))
}

/** Sets when an order that still waits is looked at again. */
export const postpone = (db: Database, id: string, until: number) =>
  db.updateTable('shop_orders').set({ next_at: until }).where('id', '=', id).where('next_at', 'is not', null).execute()

/** Returns a page of the orders of a shop, the newest first, with what became of their results. */
export async function findOrderPage(
  db: Database,
  shopId: string,
  { limit, offset }: Page,
): Promise<{ count: number; data: ShopOrderView[] }> {
  const found = db.selectFrom('shop_orders as o').where('o.shop_id', '=', shopId).where('o.state', '<>', 'EARLY')
  const { count } = await found.select((one) => one.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('conversions as c', 'c.id', 'o.conversion_id')
    .select(row.columns('o'))
    .select('c.status as status')
    .orderBy('o.received_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), data: rows.map(({ status, ...order }) => ({ ...row.read(order), status })) }
}

/** Deletes orders that arrived before a moment. */
export const deleteOrders = (db: Database, before: number) => db.deleteFrom('shop_orders').where('received_at', '<', before).execute()
