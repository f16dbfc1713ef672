import { useSyncExternalStore } from 'react'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Whether the page lies behind another tab. */
export const useHidden = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden')
