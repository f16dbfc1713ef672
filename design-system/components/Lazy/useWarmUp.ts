import { useEffect } from 'react'

/** Milliseconds after which most pages have loaded everything that they show. */
const delay = 4_000

/** A few seconds after the page has opened, loads what a press may need: on phones no event precedes a press. */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), delay)
    return () => clearTimeout(timer)
  }, [load])
}
