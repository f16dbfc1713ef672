import type { Clock } from '#platform/clock.ts'
import { fixedMemory } from '#platform/fixed-memory.ts'

const most = 50_000

/**
 * Counts calls per network in this process’s memory, because a redirect writes nothing. `sharedCounts` adds those of other processes.
 * Clock changes have no effect (F30).
 */
export function networkCounts(clock: Pick<Clock, 'monotonic'>) {
  const networks = fixedMemory(most)
  const since = new Float64Array(networks.size)
  const counts = new Uint32Array(networks.size)
  return {
    /** Adds one to a network's count. Returns the count within the `window` milliseconds that began with the first call. */
    add(network: string, window: number): number {
      const now = clock.monotonic()
      const found = networks.find(network)
      if (found >= 0 && now - (since[found] ?? 0) < window) return (counts[found] = (counts[found] ?? 0) + 1)
      const place = found < 0 ? ~found : found
      since[place] = now
      counts[place] = 1
      return 1
    },
  }
}
