import { useEffect, useState } from 'react'
import { useApolloClient, useQuery } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { useServices, useSession, useValue } from '#services/context.ts'
import { changeUnread } from './cached-count.ts'
import { UnreadNotificationsDocument } from './unread.generated.ts'
import { readReported } from './reported.ts'

/** How often the number is asked for while no stream brings it, in milliseconds. */
const poll = 30_000

/** How many notifications are unread, as of now; `arrivals` counts those that came while the page was open. */
export function useUnread(): { count: number; arrivals: number } {
  const services = useServices()
  const client = useApolloClient()
  const session = useSession()
  const [arrivals, setArrivals] = useState(0)
  const { data, refetch } = useQuery(UnreadNotificationsDocument, { context: { errors: 'mine', queryDeduplication: false } })
  const stream = tabStream(services)
  const isLive = useValue(stream.isOpen)
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
    if (isLive) return undefined
    let stop = () => {}
    const wait = () => {
      stop = services.startTimer(() => {
        if (document.visibilityState === 'visible') void refetch().catch(() => undefined)
        wait()
      }, poll)
    }
    wait()
    return () => stop()
  }, [isLive, services, refetch])

  return { count: data?.myNotifications.unreadCount ?? 0, arrivals }
}
