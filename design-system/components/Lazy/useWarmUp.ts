import { useEffect } from 'react'

/** Milliseconds after which most pages have loaded everything that they show. */
const delay = 4_000

/** Loads code that a press may need, a few seconds after the page has opened. On phones no event announces a press. */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), delay)
    return () => clearTimeout(timer)
  }, [load])
}
