import { useEffect } from 'react'

/** Milliseconds after which a page has all that it shows, on most lines. */
const settled = 4_000

/** Brings what a press may need, once the page itself has come and nothing else is to be done: on phones nothing tells that a press is near. */
export function useWarmUp(bring: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => bring().catch(() => undefined), settled)
    return () => clearTimeout(timer)
  }, [bring])
}
