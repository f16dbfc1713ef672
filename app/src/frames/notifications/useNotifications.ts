import { useEffect, useState } from 'react'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { useServices } from '#services/context.ts'
import { isLast, withFirst, withOlder, type Line } from './lines.ts'
import { MyNotificationsDocument } from './notifications.generated.ts'

/** Number of notifications in a page. */
const pageSize = 20

const mine = { errors: 'mine', queryDeduplication: false } as const
const none: readonly Line[] = []

/** Returns the notifications of the panel, newest first. The stream keeps the first page up to date; older pages stay as loaded. */
export function useNotifications() {
  const services = useServices()
  const client = useApolloClient()
  const { data, error, loading, refetch } = useQuery(MyNotificationsDocument, {
    variables: { pagination: { limit: pageSize, offset: 0 } },
    fetchPolicy: 'cache-and-network',
    context: mine,
  })
  const page = data?.myNotifications
  const [first, setFirst] = useState(page?.data)
  const [lines, setLines] = useState(page?.data ?? none)
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle')
  /* The server's count may include deleted notifications: a notification is deleted after half a year without an event (I-08). */
  const [isAtEnd, setAtEnd] = useState(false)
  if (page && page.data !== first) {
    setFirst(page.data)
    setLines(withFirst(page.data, lines, pageSize))
    setAtEnd(false)
  }

  useEffect(() => tabStream(services).on('notification', () => void refetch().catch(() => undefined)), [services, refetch])

  async function loadOlder() {
    if (older === 'loading') return
    setOlder('loading')
    try {
      const answer = await client.query({
        query: MyNotificationsDocument,
        variables: { pagination: { limit: pageSize, offset: lines.length } },
        fetchPolicy: 'network-only',
        context: mine,
      })
      const arrived = answer.data?.myNotifications.data ?? none
      setAtEnd(isLast(lines, arrived, pageSize))
      setLines((known) => withOlder(known, arrived))
      setOlder('idle')
    } catch {
      setOlder('failed')
    }
  }

  return {
    /** Null until the first answer. */
    lines: page ? lines : null,
    hasOlder: page !== undefined && !isAtEnd && lines.length < page.count,
    unreadCount: page?.unreadCount ?? 0,
    hasFailed: error !== undefined && !page && !loading,
    retry: () => void refetch().catch(() => undefined),
    older,
    loadOlder: () => void loadOlder(),
  }
}
