import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'

/** Queries of the page whose results may change when money is moved. */
const fields = ['myWallet', 'myTransactions', 'myWithdrawalAccounts'] as const

/** Fetches the data of the wallet's visible parts again. The old values stay visible until the new values arrive. */
function refreshWallet(client: ApolloClient): void {
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
