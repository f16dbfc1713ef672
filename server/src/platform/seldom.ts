import type { Clock } from './clock.ts'

/** Keys remembered at once. Callers have a handful; whatever invents keys must not fill the memory. */
const mostKeys = 200

/**
 * Lets `action` happen at most once in `milliseconds` for each key: a fault that lasts must not fill the log (F16). Of more than
 * two hundred keys in that time the rest stays silent.
 */
export function seldom(clock: Clock, milliseconds: number) {
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
