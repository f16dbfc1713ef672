import { useLayoutEffect } from 'react'

/**
 * Keeps `aria-activedescendant` of a field true: it names the result the arrow keys have reached only while the list is open and
 * that result is in the page. React Aria names it up to half a second after the last letter, and goes on naming it when the list
 * was closed or replaced meanwhile; screen readers would look for something that is gone. All three are ids.
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
