import type { ShopHour } from '@wasla/contract/shops/record.ts'
import type { Database } from '#database/database.ts'

/** Returns the hours of shops since a moment, the oldest first, by shop. */
export async function findHours(db: Database, shopIds: readonly string[], since: number): Promise<Map<string, ShopHour[]>> {
  if (shopIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('shop_hours')
    .selectAll()
    .where('shop_id', 'in', [...shopIds])
    .where('hour', '>=', since)
    .orderBy('hour')
    .execute()
  const read = rows.map((one) => ({ shopId: one.shop_id, hour: one.hour, orders: one.orders, refunds: one.refunds }))
  return Map.groupBy(read, ({ shopId }) => shopId)
}

/** Adds to the counts of an hour. */
export const addToHour = (tx: Database, shopId: string, { hour, orders, refunds }: ShopHour) =>
  tx
    .insertInto('shop_hours')
    .values({ shop_id: shopId, hour, orders, refunds })
    .onConflict((clash) =>
      clash.columns(['shop_id', 'hour']).doUpdateSet((row) => ({
        orders: row('shop_hours.orders', '+', orders),
        refunds: row('shop_hours.refunds', '+', refunds),
      })),
    )
    .execute()

/** Deletes hours before a moment. */
export const deleteHours = (db: Database, before: number) => db.deleteFrom('shop_hours').where('hour', '<', before).execute()
