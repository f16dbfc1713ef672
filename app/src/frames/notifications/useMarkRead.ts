import { useApolloClient } from '@apollo/client/react'
import { useServices } from '#services/context.ts'
import { changeUnread } from './cached-count.ts'
import { MarkNotificationsDocument, NotificationRow_NotificationFragmentDoc } from './notifications.generated.ts'

/** Most that one call may carry. */
const atOnce = 100

/** Marks those of these notifications as read that are not, all in one call, and at once on the page (I-03). */
export function useMarkRead(): (ids: readonly string[]) => Promise<void> {
  const client = useApolloClient()
  const { clock } = useServices()
  return async (ids) => {
    const unread = ids
      .filter((id) => {
        const line = client.cache.readFragment({
          fragment: NotificationRow_NotificationFragmentDoc,
          fragmentName: 'NotificationRow_notification',
          id: client.cache.identify({ __typename: 'Notification', id }),
        })
        return line?.readAt === null
      })
      .slice(0, atOnce)
    if (unread.length === 0) return
    const readAt = new Date(clock.now()).toISOString()
    await client
      .mutate({
        mutation: MarkNotificationsDocument,
        variables: { notifications: unread.map((notificationId) => ({ notificationId, status: 'READ' as const })) },
        optimisticResponse: {
          updateMultipleNotificationStatus: unread.map((id) => ({ __typename: 'Notification' as const, id, readAt })),
        },
        update: (cache) => changeUnread(cache, (count) => count - unread.length),
      })
      /* A refusal is said as a toast; without a connection the marks come back. */
      .catch(() => undefined)
  }
}
