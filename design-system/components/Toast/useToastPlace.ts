import { useLayoutEffect, useState, type RefObject } from 'react'
import { placeOf, toastGap, type ToastPlace } from './toast-bar.ts'

const isSame = (one: ToastPlace | null, other: ToastPlace | null) =>
  one?.bottom === other?.bottom && one?.left === other?.left && one?.right === other?.right

const covers = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right

/** Returns whether an animation moves the element, or an element around it. */
function isMoving(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.getAnimations().some(({ playState }) => playState === 'running')) return true
  return false
}

/**
 * While a toast is shown, sets `--toast-room` of the document to its height, so that the end of the page, bars and dialogs reserve space
 * for it. Returns the position of the toast, and updates it when a bar or a dialog moves. If the toast covers the focused element, which
 * was probably just pressed, scrolls that element into view.
 */
export function useToastPlace(region: RefObject<HTMLElement | null>, toastId: number | null): ToastPlace | null {
  const [place, setPlace] = useState<ToastPlace | null>(null)
  useLayoutEffect(() => {
    const own = region.current
    if (toastId === null || !own) return
    const root = document.documentElement
    let frame = 0
    const measure = () => {
      const height = own.getBoundingClientRect().height
      const room = `${Math.ceil(height) + 2 * toastGap}px`
      if (root.style.getPropertyValue('--toast-room') !== room) root.style.setProperty('--toast-room', room)
      const lane = [...document.querySelectorAll('[data-toast-lane]')].at(-1) ?? null
      const bars = [...document.querySelectorAll('[data-toast-bar]')]
      const page = { width: root.clientWidth, height: window.innerHeight }
      const next = placeOf(
        page,
        lane?.getBoundingClientRect() ?? null,
        bars.map((bar) => bar.getBoundingClientRect()),
      )
      setPlace((now) => (isSame(now, next) ? now : next))
      // Measures in every frame while a lane or a bar moves, because an animation that is removed before its end fires no event.
      if ([lane ?? [], bars].flat().some(isMoving)) soon()
    }
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(measure)
    }
    const uncover = () => {
      const { activeElement: held } = document
      const toast = own.querySelector('[data-component="Toast"]')
      if (!held || !toast || held === document.body || own.contains(held)) return
      if (covers(held.getBoundingClientRect(), toast.getBoundingClientRect())) held.scrollIntoView({ block: 'nearest' })
    }
    root.setAttribute('data-toast', '')
    measure()
    // Waits two frames, because the toast is drawn at its position one frame after the measurement.
    let second = 0
    const first = requestAnimationFrame(() => {
      second = requestAnimationFrame(uncover)
    })
    const sizes = new ResizeObserver(soon)
    sizes.observe(own)
    sizes.observe(document.body)
    const parts = new MutationObserver(soon)
    parts.observe(document.body, { childList: true, subtree: true })
    const passive = { capture: true, passive: true }
    const moves = ['scroll', 'animationend', 'animationcancel', 'transitionend', 'transitioncancel'] as const
    for (const move of moves) document.addEventListener(move, soon, passive)
    window.addEventListener('resize', soon)
    return () => {
      for (const each of [frame, first, second]) cancelAnimationFrame(each)
      sizes.disconnect()
      parts.disconnect()
      for (const move of moves) document.removeEventListener(move, soon, passive)
      window.removeEventListener('resize', soon)
      root.removeAttribute('data-toast')
      root.style.removeProperty('--toast-room')
      setPlace(null)
    }
  }, [region, toastId])
  return place
}
