import type { NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import type { NotificationMeta, NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { NotificationsTable } from '#database/tables/notifications.ts'

export const notification = defineRecord<NotificationsTable>()({
  id: same,
  profileId: same,
  type: same,
  meta: json<NotificationMeta>(),
  referenceId: same,
  senderProfileId: same,
  createdAt: same,
  readAt: same,
})

/** Whose profile it is, and how a text message reaches them; undefined where the profile is gone. */
export const findOwner = (tx: Database, profileId: string) =>
  tx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.mobile_no', 'u.country_id', 'u.language'])
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()

export const insertNotification = (tx: Database, record: NotificationRecord) =>
  tx.insertInto('notifications').values(notification.write(record)).execute()

/** Which lines: of whose panel, of what type, about which record. */
export type Line = Pick<NotificationRecord, 'profileId' | 'type'> & { referenceId: string }

/** Adds values to lines, and leaves those they have: a record has one in a panel, and few in all. */
export async function addToMeta(
  tx: Database,
  { profileId, type, referenceId }: Omit<Line, 'profileId'> & Partial<Line>,
  meta: NotificationMeta,
): Promise<void> {
  const rows = await tx
    .selectFrom('notifications as n')
    .select(notification.columns('n'))
    .where('n.type', '=', type)
    .where('n.reference_id', '=', referenceId)
    .$if(profileId !== undefined, (query) => query.where('n.profile_id', '=', profileId ?? ''))
    .orderBy('n.id')
    .execute()
  for (const { id, meta: before } of rows.map(notification.read)) {
    const changed = notification.write({ meta: { ...before, ...meta } })
    await tx.updateTable('notifications').set(changed).where('id', '=', id).execute()
  }
}

/** What the bell counts. */
export async function countUnread(db: Database, profileId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('profile_id', '=', profileId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The lines that a draft replaces; see `isReplaced` of the contract. */
export const deleteReplaced = (tx: Database, { profileId, type, senderProfileId = null }: NotificationDraft) =>
  tx
    .deleteFrom('notifications')
    .where('profile_id', '=', profileId)
    .where('type', '=', type)
    .where('sender_profile_id', '=', senderProfileId)
    .where('read_at', 'is', null)
    .execute()

export const deleteNotificationsBefore = (db: Database, moment: number) =>
  db.deleteFrom('notifications').where('created_at', '<', moment).execute()
