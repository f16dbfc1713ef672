import type { ApolloClient } from '@apollo/client/core'
import { createCache } from './cache.ts'

/**
 * Fetches everything on the screen again and empties the cache of all else, as a change of language demands (S1 §4). What is shown
 * stays until its new texts have come, so that nothing is unmounted and no half-filled form is lost. Where the server cannot be
 * reached the old answers stay.
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
