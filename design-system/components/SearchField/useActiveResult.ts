import { useLayoutEffect } from 'react'

/**
 * Sets `aria-activedescendant` of a field only while the list is open and the active result is in the page. React Aria sets the attribute
 * up to half a second after the last letter, and keeps it even after the list was closed or replaced; screen readers would then look for a
 * missing element. All three arguments are ids.
 */
export function useActiveResult(input: string | undefined, active: string | undefined, list: string | undefined): void {
  useLayoutEffect(() => {
    if (input === undefined || active === undefined || list === undefined) return
    const [field, place] = [document.getElementById(input), document.getElementById(list)]
    if (!field || !place) return
    const tell = () => {
      if (document.getElementById(active)) field.setAttribute('aria-activedescendant', active)
      else field.removeAttribute('aria-activedescendant')
    }
    tell()
    const watch = new MutationObserver(tell)
    watch.observe(place, { childList: true, subtree: true, attributeFilter: ['id'] })
    return () => {
      watch.disconnect()
      field.removeAttribute('aria-activedescendant')
    }
  }, [input, active, list])
}
