import type { ApolloClient } from '@apollo/client/core'
import { createCache } from './cache.ts'

/**
 * Refetches all active queries and evicts all other answers, because a change of language requires new texts (S1 §4). The old content stays
 * until the new texts arrive, so nothing unmounts and no half-filled form is lost. If the server cannot be reached, the old answers stay.
 */
export async function refetchAll(client: ApolloClient): Promise<void> {
  const refetched = await client.refetchQueries({ include: 'active' }).then(
    () => true,
    () => false,
  )
  if (!refetched) return
  const fresh = createCache()
  for (const { query, variables } of client.getObservableQueries('active')) {
    const data: unknown = client.cache.readQuery({ query, variables })
    if (data) fresh.writeQuery({ query, variables, data })
  }
  client.cache.restore(fresh.extract())
}
