import { useEffect, useEffectEvent, type RefObject } from 'react'

/** How far outside the window a part counts as near, as a share of the window's height. */
const usual = '25%'

/**
 * Calls back when the reader comes near a part of the page: it is about to scroll into sight, or the form that contains it is being filled
 * in. `near` says how far outside the window that is, as a length or a share of its height.
 */
export function useApproach(part: RefObject<HTMLElement | null>, come: () => void, near: string = usual): void {
  const onCome = useEffectEvent(come)
  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const report = () => onCome()
    const sight = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && report(), {
      rootMargin: `${near} 0px`,
    })
    sight.observe(element)
    const form = element.closest('form')
    form?.addEventListener('focusin', report)
    return () => {
      sight.disconnect()
      form?.removeEventListener('focusin', report)
    }
  }, [part, near])
}
