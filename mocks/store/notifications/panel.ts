import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { NotificationStatusInput } from '@wasla/contract/generated/user-types.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { checkRequested, decideStatuses, newestFirst } from '@wasla/contract/notifications/status.ts'
import type { Store } from '../memory.ts'

const panelOf = ({ memory }: Store, profileId: string): NotificationRecord[] =>
  memory.world.notifications.filter((line) => line.profileId === profileId)

/** Implements the query `myNotifications`, newest first (I-05). */
export function panel(store: Store, profileId: string, page: PageArgument) {
  const own = panelOf(store, profileId)
  return { ...pageFrom(own.toSorted(newestFirst), pageOf(page)), unreadCount: own.filter(({ readAt }) => readAt === null).length }
}

/** Implements the mutation `updateMultipleNotificationStatus` (I-03). */
export function markLines(store: Store, profileId: string, input: readonly NotificationStatusInput[]): NotificationRecord[] {
  const requested = changesOf(checkRequested(input))
  const ids = new Set(requested.map(({ notificationId }) => notificationId))
  const own = panelOf(store, profileId).filter(({ id }) => ids.has(id))
  return changesOf(decideStatuses(own, requested, store.clock.now())).map((after) => {
    const line = own.find(({ id }) => id === after.id)
    return line ? Object.assign(line, after) : after
  })
}
