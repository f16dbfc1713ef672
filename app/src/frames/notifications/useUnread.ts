import { useEffect, useState } from 'react'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { useServices, useSession } from '#services/context.ts'
import { changeUnread } from './cached-count.ts'
import { pollWithoutStream } from './poll.ts'
import { UnreadNotificationsDocument } from './unread.generated.ts'
import { readReported } from './reported.ts'
import { useAppBadge } from './useAppBadge.ts'

/** Returns the current number of unread notifications. `arrivals` is the number of notifications that arrived while the page was open. */
export function useUnread(): { count: number; arrivals: number } {
  const services = useServices()
  const client = useApolloClient()
  const session = useSession()
  const [arrivals, setArrivals] = useState(0)
  const { data, refetch } = useQuery(UnreadNotificationsDocument, { context: { errors: 'mine', queryDeduplication: false } })
  const stream = tabStream(services)
  const profileId = session.status === 'signedIn' ? session.identity.profileId : ''

  useEffect(() => {
    const refresh = () => void refetch().catch(() => undefined)
    const endings = [
      stream.on('notification', (raw) => {
        const reported = readReported(raw, profileId)
        if (!reported) return
        setArrivals((number) => number + 1)
        if (reported.unreadCount === null) refresh()
        else changeUnread(client.cache, () => reported.unreadCount ?? 0)
      }),
      stream.on('reset', refresh),
    ]
    return () => endings.forEach((end) => end())
  }, [stream, client, refetch, profileId])

  useEffect(() => {
    const ask = () => void (document.visibilityState === 'visible' && refetch().catch(() => undefined))
    return pollWithoutStream({ isOpen: stream.isOpen, startTimer: services.startTimer, ask })
  }, [stream, services, refetch])

  useAppBadge(data?.myNotifications.unreadCount)
  return { count: data?.myNotifications.unreadCount ?? 0, arrivals }
}
