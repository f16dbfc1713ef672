import type { Page } from '@wasla/contract/common/page.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { Database } from '#database/database.ts'
import { notification } from './notifications.ts'

/** Returns how many lines a profile's panel has, and how many are unread. */
export async function countLines(db: Database, profileId: string): Promise<{ count: number; unreadCount: number }> {
  const { count, unread } = await db
    .selectFrom('notifications')
    .select((row) => [row.fn.countAll<number>().as('count'), row.fn.countAll<number>().filterWhere('read_at', 'is', null).as('unread')])
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow()
  return { count, unreadCount: unread }
}

/** Returns a page of the lines in a profile's panel, newest first. */
export async function findLines(db: Database, profileId: string, { limit, offset }: Page): Promise<NotificationRecord[]> {
  const rows = await db
    .selectFrom('notifications as n')
    .select(notification.columns('n'))
    .where('n.profile_id', '=', profileId)
    .orderBy('n.created_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(notification.read)
}

/** Returns the lines with these ids that are in the profile's panel. */
export async function findOwnLines(tx: Database, profileId: string, ids: readonly string[]): Promise<NotificationRecord[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('notifications as n')
    .select(notification.columns('n'))
    .where('n.profile_id', '=', profileId)
    .where('n.id', 'in', ids)
    .execute()
  return rows.map(notification.read)
}

/** Saves when each line was read, or null for an unread one, with one statement for each distinct time. */
export async function saveReadAt(tx: Database, lines: readonly NotificationRecord[]): Promise<void> {
  for (const [readAt, ofMoment] of Map.groupBy(lines, (line) => line.readAt)) {
    const ids = ofMoment.map(({ id }) => id)
    await tx.updateTable('notifications').set(notification.write({ readAt })).where('id', 'in', ids).execute()
  }
}
