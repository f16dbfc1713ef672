import { useEffect, type RefObject } from 'react'

/**
 * When the panel closes and the focus is nowhere, it returns to what opened the panel: answering a line takes the pressed button away, and
 * with it what the overlay remembers. A focus that has moved on already stays where it is.
 */
export function useFocusBack(trigger: RefObject<Element | null>): void {
  useEffect(
    () => () => {
      const opener = trigger.current
      // React Aria returns the focus in the next frame, where it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus()
        }),
      )
    },
    [trigger],
  )
}
