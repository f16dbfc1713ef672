import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import type { TrackingDeps } from './deps.ts'

/** How many addresses that guess, and how many keys that were right, a process remembers. */
const most = { addresses: 20_000, keys: 5_000 } as const

function remember<Value>(map: Map<string, Value>, key: string, value: Value, limit: number): void {
  if (!map.has(key) && map.size >= limit) map.delete(map.keys().next().value ?? '')
  map.set(key, value)
}

/**
 * Calls with wrong keys, by their address (Y-11): after so many, no key of the address is looked up any more until its minute is over.
 * A key that was right before still is looked up, so that whoever shares an address with somebody who guesses goes on.
 */
export function wrongKeys({ limits, clock }: Pick<TrackingDeps, 'limits' | 'clock'>) {
  const refusedUntil = new Map<string, number>()
  const right = new Map<string, true>()
  return {
    /** The seconds to wait where a key is not even looked up; null where it is. */
    waitBefore(address: string | null, keyHash: string): number | null {
      const until = address === null ? undefined : refusedUntil.get(address)
      if (until === undefined || right.has(keyHash)) return null
      const left = until - clock.monotonic()
      return left > 0 ? Math.ceil(left / 1000) : null
    },
    isRight: (keyHash: string) => remember(right, keyHash, true, most.keys),
    /** Counts a wrong one; the seconds to wait where the address had too many. */
    async isWrong(address: string | null): Promise<number | null> {
      if (address === null) return null
      const wait = await limits.take(`wrong-keys:${address}`, conversionLimits.wrongKeysPerAddress, { whenDown: 'open' })
      if (wait !== null) remember(refusedUntil, address, clock.monotonic() + wait * 1000, most.addresses)
      return wait
    },
  }
}
