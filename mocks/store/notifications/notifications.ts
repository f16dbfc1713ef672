import { decideNotification, isReplaced, type NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import type { NotificationMeta, NotificationRecord, NotificationType } from '@wasla/contract/notifications/record.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'

/** Sends a new notification to open streams. */
function tell({ memory, listeners }: Store, userId: string, { id, type, profileId }: NotificationRecord): void {
  const unread = memory.world.notifications.filter((line) => line.profileId === profileId && line.readAt === null)
  const data = { id, type, unreadCount: unread.length, profileId }
  for (const listen of listeners) listen({ userId, name: 'notification', data })
}

/** Adds a notification to a profile's panel. The mock sends no text messages. */
export function notify(store: Store, draft: NotificationDraft): void {
  const { world } = store.memory
  const owner = findUser(store, findProfile(store, draft.profileId)?.userId ?? '')
  if (!owner) return
  world.notifications = world.notifications.filter((line) => !isReplaced(line, draft))
  const { record } = decideNotification(draft, owner, { id: store.nextId('notification'), now: store.clock.now() })
  world.notifications.push(record)
  tell(store, owner.id, record)
}

/** Adds the outcome of a request to the notifications of these profiles about it (I-02). */
export function updateNotifications(
  { memory }: Store,
  of: { type: NotificationType; referenceId: string },
  profileIds: readonly string[],
  meta: NotificationMeta,
): void {
  for (const line of memory.world.notifications)
    if (line.type === of.type && line.referenceId === of.referenceId && profileIds.includes(line.profileId))
      line.meta = { ...line.meta, ...meta }
}
