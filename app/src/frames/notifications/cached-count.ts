import type { ApolloCache } from '@apollo/client'

/** Every answer about one's notifications says how many are unread: all of them say the same from now on. */
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
