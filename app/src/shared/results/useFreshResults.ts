import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import { useServices } from '#services/context.ts'
import { concerns, movesResults } from './results-events.ts'

/** Interval between fetches while the page is visible, in milliseconds (O-06). */
const fetchEvery = 60_000

/**
 * Refetches all figures of the page: every minute, when the reader returns to the page, and when the server reports a new result of this
 * program (O-06). Does not fetch while the tab is hidden.
 */
export function useFreshResults(programId: string): void {
  const services = useServices()
  const client = useApolloClient()
  useEffect(() => {
    const catchUp = createCatchUp(client)
    const isSeen = () => document.visibilityState !== 'hidden'
    const refresh = () => void (isSeen() && catchUp())
    let stop = () => {}
    const again = () => {
      stop = services.startTimer(() => {
        refresh()
        again()
      }, fetchEvery)
    }
    again()
    document.addEventListener('visibilitychange', refresh)
    const endings = [
      tabStream(services).on('notification', (data) => movesResults(data) && refresh()),
      tabStream(services).on('performance', (data) => concerns(data, programId) && refresh()),
    ]
    return () => {
      stop()
      document.removeEventListener('visibilitychange', refresh)
      for (const end of endings) end()
    }
  }, [services, client, programId])
}
