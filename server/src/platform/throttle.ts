import type { Clock } from './clock.ts'

/** Largest number of keys remembered at once. Callers have a handful of keys; invented keys must not fill the memory. */
const mostKeys = 200

/**
 * Runs `action` at most once in `milliseconds` for each key, so that a lasting fault does not fill the log (F16). Beyond two hundred keys
 * in that time, further keys are ignored.
 */
export function throttle(clock: Clock, milliseconds: number) {
  const last = new Map<string, number>()

  function hasRoom(now: number): boolean {
    if (last.size < mostKeys) return true
    for (const [key, at] of last) if (now - at >= milliseconds) last.delete(key)
    return last.size < mostKeys
  }

  return (key: string, action: () => void): void => {
    const now = clock.monotonic()
    const before = last.get(key)
    if (before === undefined ? !hasRoom(now) : now - before < milliseconds) return
    last.set(key, now)
    action()
  }
}
