import type { Clock } from './clock.ts'
import { seldom } from './seldom.ts'

/** Most keys that are counted apart. Further keys share one count. */
const mostKeys = 200

/**
 * Counts events that are too frequent to log one by one. Calls `report` at most once in `milliseconds` for each key, with the count since
 * the last call.
 */
export function seldomCounted(clock: Clock, milliseconds: number) {
  const reportSeldom = seldom(clock, milliseconds)
  const counts = new Map<string, number>()
  return (key: string, report: (count: number) => void): void => {
    const name = counts.has(key) || counts.size < mostKeys ? key : ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
    reportSeldom(name, () => {
      const count = counts.get(name) ?? 1
      counts.delete(name)
      report(count)
    })
  }
}
