import { useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Holds a module that is loaded when it is first needed; null until then. `fetch` may be called repeatedly; a call after a failure tries
 * again.
 */
export function useLazyModule<Part>(load: () => Promise<Part>): { part: Part | null; hasFailed: boolean; fetch: () => void } {
  const [part, setPart] = useState<Part | null>(null)
  const [hasFailed, setFailed] = useState(false)
  return {
    part,
    hasFailed,
    fetch() {
      if (part !== null) return
      setFailed(false)
      load().then(
        // Renders synchronously, with its effects: otherwise a key pressed while the focus moves to the new part would be lost.
        (here) => flushSync(() => setPart(() => here)),
        () => setFailed(true),
      )
    },
  }
}
