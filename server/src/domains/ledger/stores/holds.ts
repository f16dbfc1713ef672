import type { HoldRecord } from '@wasla/contract/ledger/hold-record.ts'
import type { EndedHold } from '@wasla/contract/ledger/holds.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { LedgerHoldsTable } from '#database/tables/ledger.ts'

const hold = defineRecord<LedgerHoldsTable>()({
  id: same,
  sourceId: same,
  heldId: same,
  amount: same,
  status: same,
  postedAmount: same,
  endedBy: same,
  expiresAt: same,
  createdAt: same,
  endedAt: same,
})

export const insertHold = (tx: Database, opened: HoldRecord) => tx.insertInto('ledger_holds').values(hold.write(opened)).execute()

export async function findHold(db: Database, id: string): Promise<HoldRecord | null> {
  const row = await db.selectFrom('ledger_holds').select(hold.columns('ledger_holds')).where('id', '=', id).executeTakeFirst()
  return row ? hold.read(row) : null
}

/** Saves how a hold ended; returns false if it has ended before. */
export async function updateEnd(tx: Database, id: string, end: EndedHold['end']): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('ledger_holds')
    .set(hold.write(end))
    .where('id', '=', id)
    .where('status', '=', 'held')
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Returns the ids of expired holds that have not ended, ordered by expiry. */
export async function overdueHolds(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_holds')
    .select('id')
    .where('status', '=', 'held')
    .where('expires_at', 'is not', null)
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
