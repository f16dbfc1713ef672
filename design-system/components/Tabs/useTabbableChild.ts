import { useLayoutEffect, useState, type RefObject } from 'react'

const tabbable = ['a[href]', 'button', 'input', 'select', 'textarea', 'summary', 'audio[controls]', 'video[controls]', '[tabindex]']
  .map((one) => `${one}:not(:disabled, [tabindex^="-"], [type="hidden"])`)
  .join()

const hasOne = (element: HTMLElement) => [...element.querySelectorAll(tabbable)].some((one) => one.checkVisibility())

/**
 * Returns whether an element contains something that the Tab key stops at. If not, the element must be focusable itself, or the keyboard
 * could not scroll it.
 */
export function useTabbableChild(ref: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const look = () => setHas(hasOne(element))
    look()
    const changes = new MutationObserver(look)
    changes.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['tabindex', 'disabled', 'href', 'hidden'],
    })
    return () => changes.disconnect()
  }, [ref])
  return has
}
