import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/** Queries on the page whose results an action with money may change. */
const fields = ['myWallet', 'myTransactions', 'myWithdrawalAccounts'] as const

/** Fetches the visible parts of the wallet again. The old values stay until the new ones arrive. */
export function refreshWallet(client: ApolloClient): void {
  void client.refetchQueries({
    updateCache: (cache) => {
      cache.modify({
        id: 'ROOT_QUERY',
        fields: Object.fromEntries(
          fields.map((field) => [field, (value: unknown, { INVALIDATE }: { INVALIDATE: unknown }) => INVALIDATE ?? value]),
        ),
      })
    },
    onQueryUpdated: (query) => {
      query.refetch().catch(() => undefined)
      return false
    },
  })
}

export function useRefreshWallet(): () => void {
  const client = useApolloClient()
  return () => refreshWallet(client)
}
