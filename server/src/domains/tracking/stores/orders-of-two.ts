import type { OrderOfTwoRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { OrdersOfTwoTable } from '#database/tables/tracking.ts'

export const orderOfTwoRow = defineRecord<OrdersOfTwoTable>()({
  conversionId: same,
  programId: same,
  profileId: same,
  otherProfileId: same,
  counted: same,
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

/** Forgets that an order named two participants. */
export const deleteOrderOfTwo = (tx: Database, conversionId: string) =>
  tx.deleteFrom('orders_of_two').where('conversion_id', '=', conversionId).execute()
