import { decideNotification, isReplaced, type NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import type { NotificationMeta, NotificationType } from '@wasla/contract/notifications/record.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'

/** Writes a line to a profile's panel. The mock sends no text messages. */
export function notify(store: Store, draft: NotificationDraft): void {
  const { world } = store.memory
  const owner = findUser(store, findProfile(store, draft.profileId)?.userId ?? '')
  if (!owner) return
  world.notifications = world.notifications.filter((line) => !isReplaced(line, draft))
  world.notifications.push(decideNotification(draft, owner, { id: store.nextId('notification'), now: store.clock.now() }).record)
}

/** Says in a line how its request ended (I-02). */
export function updateNotification({ memory }: Store, of: { type: NotificationType; referenceId: string }, meta: NotificationMeta): void {
  for (const line of memory.world.notifications) if (line.type === of.type && line.referenceId === of.referenceId) line.meta = meta
}
