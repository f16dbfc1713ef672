import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Returns true if a page is rendered without a browser. The app does not run on such a page, so what a press or an effect would add in the
 * app must be in its HTML.
 */
export const useIsStatic = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
