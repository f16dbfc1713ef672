import { useEffect } from 'react'
import type { DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/**
 * Fetches a query again when the user returns to the page, because they may have saved something in another tab, and the last save wins
 * . Typed values stay, and a failed request changes nothing.
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
