import type { TopUpReturn } from '@wasla/contract/wallet/top-ups/returned.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { TopUpReturnsTable } from '#database/tables/wallet.ts'

const topUpReturn = defineRecord<TopUpReturnsTable>()({
  id: same,
  topUpId: same,
  subtotal: same,
  fee: same,
  vat: same,
  taken: same,
  at: same,
})

export const insertTopUpReturn = (tx: Database, made: TopUpReturn) =>
  tx.insertInto('top_up_returns').values(topUpReturn.write(made)).execute()

/** Returns the refunds of these top-ups, in no order. */
export async function findTopUpReturns(db: Database, topUpIds: readonly string[]): Promise<TopUpReturn[]> {
  if (topUpIds.length === 0) return []
  const rows = await db
    .selectFrom('top_up_returns')
    .select(topUpReturn.columns('top_up_returns'))
    .where('top_up_id', 'in', topUpIds)
    .execute()
  return rows.map(topUpReturn.read)
}
