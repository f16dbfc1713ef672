import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { firstOperations } from './first-operations.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'

/**
 * Placeholder of the home page until the viewer is known. Already sends the queries of the cards, so that all responses arrive at about the
 * same time. If a query fails, the card reports the failure and sends the query again.
 */
export function HomeWaiting() {
  const client = useApolloClient()
  useEffect(() => {
    const context = { errors: 'mine' } as const
    void Promise.allSettled(firstOperations.map((query) => client.query({ query, context })))
  }, [client])
  return <HomeSkeleton />
}
