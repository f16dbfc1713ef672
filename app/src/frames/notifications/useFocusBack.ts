import { useEffect, type RefObject } from 'react'

/**
 * Returns the focus to the opener when the panel closes, if no other element has the focus. Needed because an answer removes the pressed
 * button, so that the overlay cannot restore the focus.
 */
export function useFocusBack(trigger: RefObject<Element | null>): void {
  useEffect(
    () => () => {
      const opener = trigger.current
      // If React Aria can restore the focus, it does so in the next frame. The check waits for the frame after it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected) opener.focus()
        }),
      )
    },
    [trigger],
  )
}
