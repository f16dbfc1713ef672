import { useEffect, useState } from 'react'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { useServices } from '#services/context.ts'
import { isLast, withFirst, withOlder, type Line } from './lines.ts'
import { MyNotificationsDocument } from './notifications.generated.ts'

/** How many lines come at a time. */
export const pageSize = 20

const mine = { errors: 'mine', queryDeduplication: false } as const
const none: readonly Line[] = []

/** The lines of one's panel, newest first: the first page, kept up by the stream, and as many older ones as were asked for. */
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
  /* What the server counts may be gone by now: lines are swept after half a year without a word to anybody (I-08). */
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
