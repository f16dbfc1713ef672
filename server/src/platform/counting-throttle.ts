import type { Clock } from './clock.ts'
import { throttle } from './throttle.ts'

/** Largest number of keys with a count of their own. Further keys share one count. */
const mostKeys = 200

/**
 * Counts events that are too frequent to log one by one. Calls `report` at most once in `milliseconds` for each key, with the count since
 * the last call.
 */
export function countingThrottle(clock: Clock, milliseconds: number) {
  const reportThrottled = throttle(clock, milliseconds)
  const counts = new Map<string, number>()
  return (key: string, report: (count: number) => void): void => {
    const name = counts.has(key) || counts.size < mostKeys ? key : ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
    reportThrottled(name, () => {
      const count = counts.get(name) ?? 1
      counts.delete(name)
      report(count)
    })
  }
}
