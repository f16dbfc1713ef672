import { useContext, useSyncExternalStore } from 'react'
import { OfflineContext } from '#offline/OfflineContext.ts'
import type { Connectivity } from '#offline/connectivity.ts'

const never = () => () => {}

/** Returns what is known of the connection while the server cannot be reached, otherwise null. */
export function useOffline(): Connectivity | null {
  const connectivity = useContext(OfflineContext)
  const isReached = useSyncExternalStore(
    connectivity?.isReached.subscribe ?? never,
    () => connectivity?.isReached.read() ?? true,
    () => true,
  )
  return isReached ? null : connectivity
}
