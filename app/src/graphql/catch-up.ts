import type { ApolloClient } from '@apollo/client/core'
import { isNetworkRequestInFlight } from '@apollo/client/utilities'

/**
 * Returns a function that refetches all active queries after the server has reported a change. Apollo deduplicates requests, so a request
 * already in flight may return data from before the change. In that case, everything is fetched once more. The same happens if another
 * event arrives during the fetch. If the server cannot be reached, the old answers stay.
 */
export function createCatchUp(client: ApolloClient): () => Promise<void> {
  let running: Promise<void> | undefined
  let isBehind = false

  const isUnderWay = () =>
    [...client.getObservableQueries('active')].some((query) => isNetworkRequestInFlight(query.getCurrentResult().networkStatus))

  async function run(): Promise<void> {
    do {
      isBehind = isUnderWay()
      await client.refetchQueries({ include: 'active' }).catch(() => undefined)
    } while (isBehind)
  }

  return () => {
    if (running) isBehind = true
    return (running ??= run().finally(() => (running = undefined)))
  }
}
