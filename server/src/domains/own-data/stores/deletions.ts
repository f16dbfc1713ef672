import type { DeletionRecord } from '@wasla/contract/own-data/deletion.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { AccountDeletionsTable } from '#database/tables/own-data.ts'

const row = defineRecord<AccountDeletionsTable>()({
  userId: same,
  profileId: same,
  requestedAt: same,
  dueAt: same,
  tryAt: same,
  heldSince: same,
})

/** Returns the countdown of an account; null if there is none. */
export async function findDeletion(db: Database, userId: string): Promise<DeletionRecord | null> {
  const found = await db.selectFrom('account_deletions as d').select(row.columns('d')).where('d.user_id', '=', userId).executeTakeFirst()
  return found ? row.read(found) : null
}

/** Returns ids of accounts whose countdown is over and that are not closed yet, the oldest first. */
export async function findDue(db: Database, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_deletions as d')
    .leftJoin('closed_accounts as c', 'c.user_id', 'd.user_id')
    .select('d.user_id')
    .where('d.try_at', '<=', now)
    .where('c.user_id', 'is', null)
    .orderBy('d.try_at')
    .limit(limit)
    .execute()
  return rows.map(({ user_id: id }) => id)
}

export const insertDeletion = (tx: Database, deletion: DeletionRecord) =>
  tx.insertInto('account_deletions').values(row.write(deletion)).execute()

export const saveDeletion = (tx: Database, { userId, ...fields }: DeletionRecord) =>
  tx.updateTable('account_deletions').set(row.write(fields)).where('user_id', '=', userId).execute()

export const deleteDeletion = (tx: Database, userId: string) => tx.deleteFrom('account_deletions').where('user_id', '=', userId).execute()
