import { useState } from 'react'
import { flushSync } from 'react-dom'

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
        // At once, with what follows from it: a key pressed while a focus moves on to the part would go nowhere.
        (here) => flushSync(() => setPart(() => here)),
        () => setFailed(true),
      )
    },
  }
}
