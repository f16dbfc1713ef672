import type { Clock } from './clock.ts'
import { seldom } from './seldom.ts'

/** Keys counted at once; what comes with more of them is counted together. */
const mostKeys = 200

/**
 * Counts what happens too often to be logged one by one: `report` is called with how many there were since it was called last, at most once
 * in `milliseconds` for each key.
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
