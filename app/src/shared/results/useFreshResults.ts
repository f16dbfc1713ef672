import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import { useServices } from '#services/context.ts'
import { concerns, movesResults } from './results-events.ts'

/** Interval between fetches while the page is visible, in milliseconds (O-06). */
const fetchEvery = 60_000

/**
 * Refetches every figure of the page at once: when the reader returns to it, every minute, and when the server says that something of this
 * program was counted (O-06). Does not fetch while the tab is hidden.
 */
export function useFreshResults(programId: string): void {
  const services = useServices()
  const client = useApolloClient()
  useEffect(() => {
    const catchUp = createCatchUp(client)
    const isSeen = () => document.visibilityState !== 'hidden'
    const look = () => void (isSeen() && catchUp())
    let stop = () => {}
    const again = () => {
      stop = services.startTimer(() => {
        look()
        again()
      }, fetchEvery)
    }
    again()
    document.addEventListener('visibilitychange', look)
    const endings = [
      tabStream(services).on('notification', (data) => movesResults(data) && look()),
      tabStream(services).on('performance', (data) => concerns(data, programId) && look()),
    ]
    return () => {
      stop()
      document.removeEventListener('visibilitychange', look)
      for (const end of endings) end()
    }
  }, [services, client, programId])
}
