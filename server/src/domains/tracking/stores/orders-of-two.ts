import type { OrderOfTwoRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { OrdersOfTwoTable } from '#database/tables/tracking.ts'

const orderOfTwoRow = defineRecord<OrdersOfTwoTable>()({
  conversionId: same,
  programId: same,
  profileId: same,
  otherProfileId: same,
  decidedBy: same,
  code: same,
  at: same,
})

/** Saves which participant got an order that named two; replaces an earlier decision on the order. */
export const saveOrderOfTwo = (tx: Database, order: OrderOfTwoRecord) => {
  const row = orderOfTwoRow.write(order)
  return tx
    .insertInto('orders_of_two')
    .values(row)
    .onConflict((clash) => clash.column('conversion_id').doUpdateSet(row))
    .execute()
}

/** Returns which participants an order named; null if it named one. */
export async function findOrderOfTwo(tx: Database, conversionId: string): Promise<OrderOfTwoRecord | null> {
  const row = await tx
    .selectFrom('orders_of_two')
    .select(orderOfTwoRow.columns('orders_of_two'))
    .where('conversion_id', '=', conversionId)
    .executeTakeFirst()
  return row ? orderOfTwoRow.read(row) : null
}

/** Forgets that an order named two participants. */
export const deleteOrderOfTwo = (tx: Database, conversionId: string) =>
  tx.deleteFrom('orders_of_two').where('conversion_id', '=', conversionId).execute()
