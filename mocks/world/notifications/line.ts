import type { NotificationMeta, NotificationRecord, NotificationType } from '@wasla/contract/notifications/record.ts'
import { day, hour, minute, worldNow } from '../clock.ts'
import { idOf } from '../ids.ts'
import { randomFor } from '../random.ts'

export type LineRow = {
  /** Whose panel. */
  to: string
  type: NotificationType
  /** Milliseconds. */
  at: number
  meta?: NotificationMeta
  about?: string | null
  from?: string | null
  /** Read or not whatever its age. */
  isRead?: boolean
}

/** How long lines are kept (I-08). */
const storedFor = 180 * day

/** What is older than this was read some time after it came. */
const unreadFor = 2 * day

function readAtOf({ to, type, at, isRead = at < worldNow - unreadFor }: LineRow): number | null {
  if (!isRead) return null
  const after = randomFor(`read:${to}:${type}:${at}`).between(4, 300) * minute
  return Math.min(at + after, worldNow - minute)
}

/** A line of somebody's panel; none where it would have been forgotten by now. */
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
