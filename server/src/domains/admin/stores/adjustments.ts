import type { Page } from '@wasla/contract/common/page.ts'
import type { AdjustmentRecord, AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { WalletAdjustmentsTable } from '#database/tables/wallet.ts'

const adjustment = defineRecord<WalletAdjustmentsTable>()({
  id: same,
  profileId: same,
  amount: same,
  reason: same,
  status: same,
  proposedBy: same,
  decidedBy: same,
  idempotencyKey: same,
  createdAt: same,
  decidedAt: same,
  transactionId: same,
})

const select = (db: Database) => db.selectFrom('wallet_adjustments').select(adjustment.columns('wallet_adjustments'))

export async function findAdjustment(db: Database, id: string): Promise<AdjustmentRecord | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? adjustment.read(row) : null
}

/** Returns the adjustments that an admin proposed and that are not decided yet. */
export async function findOpenAdjustmentsBy(db: Database, adminId: string): Promise<AdjustmentRecord[]> {
  const rows = await select(db)
    .where('proposed_by', '=', adminId)
    .where('status', '=', 'Proposed')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(adjustment.read)
}

/** Returns the adjustment that an admin proposed with this key, or null. */
export async function findByKey(db: Database, adminId: string, key: string): Promise<AdjustmentRecord | null> {
  const row = await select(db).where('proposed_by', '=', adminId).where('idempotency_key', '=', key).executeTakeFirst()
  return row ? adjustment.read(row) : null
}

/** Saves a proposal. False if the admin has used the same key at the same moment. */
export async function insertAdjustment(tx: Database, proposed: AdjustmentRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('wallet_adjustments')
    .values(adjustment.write(proposed))
    .onConflict((clash) => clash.columns(['proposed_by', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

/** Saves the decision on an adjustment. False if somebody else has decided already. */
export async function decideOnce(tx: Database, decided: AdjustmentRecord): Promise<boolean> {
  const { status, decidedBy, decidedAt, transactionId } = decided
  const { numUpdatedRows } = await tx
    .updateTable('wallet_adjustments')
    .set(adjustment.write({ status, decidedBy, decidedAt, transactionId }))
    .where('id', '=', decided.id)
    .where('status', '=', 'Proposed')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns a page of the adjustments with this status, or of all if it is null. Waiting adjustments come first, then the newest. */
export async function findAdjustmentPage(db: Database, status: AdjustmentStatus | null, { limit, offset }: Page) {
  const listed = (rows: ReturnType<typeof select>) => (status ? rows.where('status', '=', status) : rows)
  const counted = db.selectFrom('wallet_adjustments').select((row) => row.fn.countAll<number>().as('count'))
  const { count } = await (status ? counted.where('status', '=', status) : counted).executeTakeFirstOrThrow()
  const rows = await listed(select(db))
    .orderBy((row) => row.case().when('status', '=', 'Proposed').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count, data: rows.map(adjustment.read) }
}
