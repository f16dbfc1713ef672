import { useEffect, type RefObject } from 'react'

/**
 * When the panel closes and nothing has the focus, returns it to the opener. Answering a line removes the pressed button, and the overlay
 * then cannot restore the focus. A focus elsewhere stays.
 */
export function useFocusBack(trigger: RefObject<Element | null>): void {
  useEffect(
    () => () => {
      const opener = trigger.current
      // React Aria restores the focus in the next frame, if it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus()
        }),
      )
    },
    [trigger],
  )
}
