import { useState } from 'react'

/**
 * A part that is fetched when it is first needed: null until then. `fetch` may be called as often as one likes; after a failure it tries
 * again.
 */
export function useLate<Part>(load: () => Promise<Part>): { part: Part | null; hasFailed: boolean; fetch: () => void } {
  const [part, setPart] = useState<Part | null>(null)
  const [hasFailed, setFailed] = useState(false)
  return {
    part,
    hasFailed,
    fetch() {
      if (part !== null) return
      setFailed(false)
      load().then(
        (here) => setPart(() => here),
        () => setFailed(true),
      )
    },
  }
}
