import type { NotificationMeta, NotificationRecord, NotificationType } from '@wasla/contract/notifications/record.ts'
import { day, hour, minute, worldNow } from '../clock.ts'
import { idOf } from '../ids.ts'
import { randomFor } from '../random.ts'

export type LineRow = {
  /** Id of the profile whose panel this is. */
  to: string
  type: NotificationType
  /** Time of the notification in milliseconds. */
  at: number
  meta?: NotificationMeta
  about?: string | null
  from?: string | null
  /** Whether the notification was read. @default depends on the notification's age */
  isRead?: boolean
}

/** Time in milliseconds after which notifications are deleted (I-08). */
const storedFor = 180 * day

/** Age in milliseconds above which notifications count as read. */
const unreadFor = 2 * day

function readAtOf({ to, type, at, isRead = at < worldNow - unreadFor }: LineRow): number | null {
  if (!isRead) return null
  const after = randomFor(`read:${to}:${type}:${at}`).between(4, 300) * minute
  return Math.min(at + after, worldNow - minute)
}

/** Returns an array with a notification. Returns an empty array if the notification would already be deleted. */
export function lineOf(row: LineRow): NotificationRecord[] {
  const { to, type, at, meta = {}, about = null, from = null } = row
  if (at < worldNow - storedFor + hour) return []
  return [
    {
      id: idOf(`notification:${to}:${type}:${about ?? ''}:${at}`, at),
      profileId: to,
      type,
      meta,
      referenceId: about,
      senderProfileId: from,
      createdAt: at,
      readAt: readAtOf(row),
    },
  ]
}
