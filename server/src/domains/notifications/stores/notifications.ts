import type { NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import type { NotificationMeta, NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { sql } from 'kysely'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows, jsonRows } from '#database/json-rows/json-rows.ts'
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

const named = (dialect: Dialect, profileIds: readonly string[]) =>
  jsonRows(
    dialect,
    { id: 'text' },
    profileIds.map((id) => [id]),
  )

/** The user who owns a profile, and how to send them a text message. */
export type Owner = { userId: string; mobileNo: string; countryId: string; language: Language | null }

/** Returns the owners of these profiles by profile id, in one statement. Removed profiles are left out. */
export async function findOwners(tx: Database, dialect: Dialect, profileIds: readonly string[]): Promise<Map<string, Owner>> {
  const { rows } = await sql<Owner & { profileId: string }>`
    select p.id as "profileId", u.id as "userId", u.mobile_no as "mobileNo", u.country_id as "countryId", u.language as "language"
    from ${named(dialect, profileIds)} as given
    join profiles p on p.id = given.id
    join users u on u.id = p.user_id
    where p.deleted_at is null`.execute(tx)
  return new Map(rows.map(({ profileId, ...owner }) => [profileId, owner]))
}

const columns = {
  id: 'text',
  profile_id: 'text',
  type: 'text',
  meta: 'text',
  reference_id: 'text',
  sender_profile_id: 'text',
  created_at: 'integer',
  read_at: 'integer',
} as const

/** Inserts all records in one statement. */
export const insertNotifications = (tx: Database, dialect: Dialect, records: readonly NotificationRecord[]) =>
  insertingRows(dialect, 'notifications', columns, records.map(notification.write)).execute(tx)

/** Identifies a line by its panel's profile, its type and the record it is about. */
export type Line = Pick<NotificationRecord, 'profileId' | 'type'> & { referenceId: string }

/** Identifies the lines of one type about one record in several panels. */
export type Lines = Omit<Line, 'profileId'> & { profileIds: readonly string[] }

/** Merges values into lines and keeps their other values. There are few: a panel has one line for each record. */
export async function addToMeta(tx: Database, { profileIds, type, referenceId }: Lines, meta: NotificationMeta): Promise<void> {
  const rows = await tx
    .selectFrom('notifications as n')
    .select(notification.columns('n'))
    .where('n.type', '=', type)
    .where('n.reference_id', '=', referenceId)
    .where('n.profile_id', 'in', profileIds)
    .orderBy('n.id')
    .execute()
  for (const { id, meta: before } of rows.map(notification.read)) {
    const changed = notification.write({ meta: { ...before, ...meta } })
    await tx.updateTable('notifications').set(changed).where('id', '=', id).execute()
  }
}

/** Returns the unread counts of these profiles, by profile id. */
export async function countUnread(tx: Database, dialect: Dialect, profileIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ profileId: string; count: number }>`
    select given.id as "profileId",
      (select count(*) from notifications n where n.profile_id = given.id and n.read_at is null) as "count"
    from ${named(dialect, profileIds)} as given`.execute(tx)
  return new Map(rows.map(({ profileId, count }) => [profileId, count]))
}

/** Deletes the lines that a draft replaces; see `isReplaced` of the contract. */
export const deleteReplaced = (tx: Database, { profileId, type, senderProfileId = null }: NotificationDraft) =>
  tx
    .deleteFrom('notifications')
    .where('profile_id', '=', profileId)
    .where('type', '=', type)
    // A draft without a sender replaces lines without a sender.
    .where('sender_profile_id', senderProfileId === null ? 'is' : '=', senderProfileId)
    .where('read_at', 'is', null)
    .execute()

export const deleteNotificationsBefore = (db: Database, moment: number) =>
  db.deleteFrom('notifications').where('created_at', '<', moment).execute()
