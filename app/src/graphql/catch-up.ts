import type { ApolloClient } from '@apollo/client/core'
import { isNetworkRequestInFlight } from '@apollo/client/utilities'

/**
 * Returns what fetches everything on the screen again when the server says that something changed. Apollo gives a request that is under
 * way to whoever asks for the same, and its answer may have been read before the change: in that case, and when the next event comes
 * meanwhile, everything is fetched once more afterwards. Where the server cannot be reached the old answers stay.
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
