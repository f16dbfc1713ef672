import { useEffect } from 'react'

const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** The last focused element of the page itself. Elements of overlays disappear and cannot get the focus back. */
let home: HTMLElement | null = null
let followers = 0

const follow = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement && !target.closest(floating)) home = target
}

/** Remembers the element of the page from which the focus moves into an overlay. */
export function useFollowedFocus(): void {
  useEffect(() => {
    if (followers++ === 0) document.addEventListener('focusin', follow)
    return () => {
      if (--followers === 0) document.removeEventListener('focusin', follow)
    }
  }, [])
}

/**
 * For a part of a modal: when it closes and the element that opened it (an entry of a menu) is gone, too, the focus returns to the last
 * focused element of the page and not to the start of the page.
 */
export function useFocusHome(): void {
  useFollowedFocus()
  useEffect(
    () => () => {
      const back = home
      // React Aria returns the focus in the next frame, where it can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && back?.isConnected) back.focus()
        }),
      )
    },
    [],
  )
}
