import { skipToken, useApolloClient, type useQuery } from '@apollo/client/react'

/** Throws: nothing can be requested here later, and nothing is in a cache. */
export function notHere(): never {
  throw new Error('A page that the server renders requests nothing after it is rendered')
}

/** What a page that the server renders can do with a query after it is rendered: nothing. */
export const onlyOnce = {
  previousData: undefined,
  refetch: notHere,
  fetchMore: notHere,
  subscribeToMore: notHere,
  updateQuery: notHere,
  startPolling: notHere,
  stopPolling: notHere,
} as const

/** Returns the client and the variables of a query of a component, and whether the component skips the query. */
export function useQueryRequest(options: Parameters<typeof useQuery>[1]) {
  const client = useApolloClient()
  const settings = options === undefined || options === skipToken ? {} : options
  const variables = 'variables' in settings ? (settings.variables ?? {}) : {}
  const isSkipped = options === skipToken || settings.skip === true || settings.fetchPolicy === 'standby'
  return { client, variables, isSkipped, policy: settings.fetchPolicy }
}
