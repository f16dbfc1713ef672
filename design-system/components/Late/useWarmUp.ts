import { useEffect } from 'react'

/** Milliseconds after which a page has loaded all that it shows, on most connections. */
const delay = 4_000

/** Loads what a press may need once the page has loaded and is idle: on phones nothing announces that a press is near. */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), delay)
    return () => clearTimeout(timer)
  }, [load])
}
