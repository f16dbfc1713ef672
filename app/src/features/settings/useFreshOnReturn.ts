import { useEffect } from 'react'
import type { DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/**
 * Fetches a query again when the tab becomes visible. Another tab may have saved changes, which a later save in this tab would otherwise
 * overwrite. Typed text stays. If the request fails, nothing changes.
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
