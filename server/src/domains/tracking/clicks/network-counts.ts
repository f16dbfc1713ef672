import type { Clock } from '#platform/clock.ts'
import { remembered } from '#platform/remembered.ts'

const most = 50_000

/**
 * Counts what networks do, in the memory of this process: on the way of a redirect nothing is written. Several processes allow each as
 * much. A clock that is set changes nothing (F30).
 */
export function networkCounts(clock: Pick<Clock, 'monotonic'>) {
  const counts = remembered<{ since: number; count: number }>(most)
  return {
    /** One more; answers how many it makes in the `window` milliseconds that began with the first. */
    add(network: string, window: number): number {
      const now = clock.monotonic()
      const known = counts.get(network)
      if (known && now - known.since < window) return ++known.count
      counts.set(network, { since: now, count: 1 })
      return 1
    },
  }
}
