import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import { useServices } from '#services/context.ts'
import { concerns, movesResults } from './results-events.ts'

/** How often results are fetched while somebody looks at them, in milliseconds (O-06). */
const fetchEvery = 60_000

/**
 * Keeps every figure of the page fresh, all of them from the same moment: when the reader comes back to it, every minute, and when the
 * server says that something of this program was counted (O-06). Behind another tab nothing is fetched.
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
