import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { SmsQueueTable } from '#database/tables/notifications.ts'

/** A text message that waits for the gateway. */
export type TextRow = Selectable<SmsQueueTable>

export const insertText = (tx: Database, row: Insertable<SmsQueueTable>) => tx.insertInto('sms_queue').values(row).execute()

/** Returns messages that are due, longest due first. */
export const findDueTexts = (db: Database, now: number, limit: number): Promise<TextRow[]> =>
  db.selectFrom('sms_queue').selectAll().where('due_at', '<=', now).orderBy('due_at').limit(limit).execute()

/**
 * Claims a message for this process until `dueAt`. Only one of several concurrent claims succeeds. If the process dies, the message is due
 * again at `dueAt`.
 */
export async function claimText(db: Database, row: TextRow, dueAt: number): Promise<boolean> {
  const claimed = await db
    .updateTable('sms_queue')
    .set({ due_at: dueAt, tries: row.tries + 1 })
    .where('id', '=', row.id)
    .where('due_at', '=', row.due_at)
    .where('tries', '=', row.tries)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) === 1
}

export const deleteText = (db: Database, id: string) => db.deleteFrom('sms_queue').where('id', '=', id).execute()
