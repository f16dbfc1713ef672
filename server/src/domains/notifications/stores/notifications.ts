import type { NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import type { NotificationMeta, NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { NotificationsTable } from '#database/tables/notifications.ts'

const notification = defineRecord<NotificationsTable>()({
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

export const updateMeta = (tx: Database, { profileId, type, referenceId }: Line, meta: NotificationMeta) =>
  tx
    .updateTable('notifications')
    .set(notification.write({ meta }))
    .where('profile_id', '=', profileId)
    .where('type', '=', type)
    .where('reference_id', '=', referenceId)
    .execute()

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
