import { useEffect } from 'react'

const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/** What on the page itself had the focus last; what floats over the page goes away and cannot take it back. */
let home: HTMLElement | null = null
let followers = 0

const follow = ({ target }: FocusEvent) => {
  if (target instanceof HTMLElement && !target.closest(floating)) home = target
}

/** Remembers the place on the page that focus leaves for something that floats. */
export function useFollowedFocus(): void {
  useEffect(() => {
    if (followers++ === 0) document.addEventListener('focusin', follow)
    return () => {
      if (--followers === 0) document.removeEventListener('focusin', follow)
    }
  }, [])
}

/**
 * For a part of a modal surface: when it goes, and what it was opened from (an entry of a menu) has gone too, the focus returns to the
 * last place on the page and not to its beginning.
 */
export function useFocusHome(): void {
  useFollowedFocus()
  useEffect(
    () => () => {
      const back = home
      // The library gives the focus back in the next frame, where it still can.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && back?.isConnected) back.focus()
        }),
      )
    },
    [],
  )
}
