import { useEffect } from 'react'
import type { DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/**
 * Fetches a query again when the reader comes back to the page: they may have saved something else in another tab, and of two saves
 * the later one counts. What is being typed stays; so does the page when the request fails.
 */
export function useFreshOnReturn(query: DocumentNode): void {
  const client = useApolloClient()
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState !== 'visible') return
      client.query({ query, fetchPolicy: 'network-only', context: { errors: 'mine' } }).catch(() => undefined)
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [client, query])
}
