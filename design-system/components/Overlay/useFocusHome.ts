import { useEffect } from 'react'

const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Last focused element outside overlays. Elements of overlays disappear and cannot get the focus back. */
let home: HTMLElement | null = null
let followers = 0

const follow = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement && !target.closest(floating)) home = target
}

/** Tracks the element of the page from which the focus moves into an overlay. */
export function useFollowedFocus(): void {
  useEffect(() => {
    if (followers++ === 0) document.addEventListener('focusin', follow)
    return () => {
      if (--followers === 0) document.removeEventListener('focusin', follow)
    }
  }, [])
}

/**
 * Call it in a component inside a modal. When the modal closes, the element that opened it may be gone, for instance an entry of a menu.
 * The focus then returns to the last focused element of the page instead of the start of the page.
 */
export function useFocusHome(): void {
  useFollowedFocus()
  useEffect(
    () => () => {
      const back = home
      // React Aria returns the focus in the next frame if it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && back?.isConnected) back.focus()
        }),
      )
    },
    [],
  )
}
