import type { ApolloCache } from '@apollo/client'

/** Changes the unread count in every cached answer with notifications, so that all answers show the same number. */
export function changeUnread(cache: ApolloCache, change: (count: number) => number): void {
  cache.modify<{ myNotifications: { unreadCount?: number } }>({
    id: 'ROOT_QUERY',
    fields: {
      myNotifications: (page) =>
        'unreadCount' in page && typeof page.unreadCount === 'number'
          ? { ...page, unreadCount: Math.max(0, change(page.unreadCount)) }
          : page,
    },
  })
}
