import { useEffect, useEffectEvent, type RefObject } from 'react'

type ApproachOptions = {
  /** Distance outside the window that counts as near: a length, or a share of the window's height. @default '25%' */
  near?: string
  /** Whether a part that is visible or near when the page opens counts as approached. @default true */
  isSightEnough?: boolean
}

/**
 * Calls `come` when the reader comes near a part of the page: it is about to scroll into view, a pointer enters it, or its form is being
 * filled in.
 */
export function useApproach(
  part: RefObject<HTMLElement | null>,
  come: () => void,
  { near = '25%', isSightEnough = true }: ApproachOptions = {},
): void {
  const onCome = useEffectEvent(come)
  const onOpened = useEffectEvent(() => {
    if (isSightEnough) come()
  })
  useEffect(() => {
    const element = part.current
    if (!element) return undefined
    const report = () => onCome()
    let isOpened = false
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const isNear = entries.some(({ isIntersecting }) => isIntersecting)
      if (isNear && isOpened) onCome()
      else if (isNear) onOpened()
      isOpened = true
    }
    const sight = new IntersectionObserver(look, { rootMargin: `${near} 0px` })
    sight.observe(element)
    element.addEventListener('pointerenter', report)
    const form = element.closest('form')
    form?.addEventListener('focusin', report)
    return () => {
      sight.disconnect()
      element.removeEventListener('pointerenter', report)
      form?.removeEventListener('focusin', report)
    }
  }, [part, near])
}
