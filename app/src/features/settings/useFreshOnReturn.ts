import { useEffect } from 'react'
import type { DocumentNode } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/**
 * Refetches a query when the tab becomes visible again, because another tab may have saved changes, and the later of two saves wins.
 * Typed text stays, and a failed request changes nothing.
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
