import { useApolloClient } from '@apollo/client/react'
import { useServices } from '#services/context.ts'
import { changeUnread } from './cached-count.ts'
import { MarkNotificationsDocument, NotificationRow_NotificationFragmentDoc } from './notifications.generated.ts'

/** Largest number of ids in one call. */
const atOnce = 100

/** Returns a function that marks notifications as read. It sends the unread ones in one call and updates the page at once (I-03). */
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
      /* A toast has reported a refusal. After any error, Apollo undoes the change of the page. */
      .catch(() => undefined)
  }
}
