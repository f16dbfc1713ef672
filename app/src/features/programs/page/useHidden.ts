import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Returns whether the browser tab of the page is hidden. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')
