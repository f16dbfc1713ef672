import type { RateRule } from '@wasla/contract/common/window-count.ts'
import type { Clock } from './clock.ts'
import type { RateLimits } from './rate-limit.ts'

/** `name` keeps the counts of different kinds of keys apart. */
type WrongKeysParts = { limits: Pick<RateLimits, 'take'>; clock: Pick<Clock, 'monotonic'>; name: string; rule: RateRule }

/** Numbers of addresses with too many wrong keys, and of right keys, that a process remembers. */
const most = { addresses: 20_000, keys: 5_000 } as const

function remember<Value>(map: Map<string, Value>, key: string, value: Value, limit: number): void {
  if (!map.has(key) && map.size >= limit) map.delete(map.keys().next().value ?? '')
  map.set(key, value)
}

/**
 * Limits wrong keys per address (Y-11). After too many, no key from the address is looked up until its minute is over, except keys that
 * were right before. So a caller who shares an address with somebody who guesses keys is not blocked.
 */
export function wrongKeys({ limits, clock, name, rule }: WrongKeysParts) {
  const refusedUntil = new Map<string, number>()
  const right = new Map<string, true>()
  return {
    /** Returns the seconds to wait if the key must not be looked up; null if it may be. */
    waitBefore(address: string | null, keyHash: string): number | null {
      const until = address === null ? undefined : refusedUntil.get(address)
      if (until === undefined || right.has(keyHash)) return null
      const left = until - clock.monotonic()
      return left > 0 ? Math.ceil(left / 1000) : null
    },
    isRight: (keyHash: string) => remember(right, keyHash, true, most.keys),
    /** Counts a wrong key; returns the seconds to wait if the address had too many. */
    async isWrong(address: string | null): Promise<number | null> {
      if (address === null) return null
      const wait = await limits.take(`${name}:${address}`, rule, { whenDown: 'open' })
      if (wait !== null) remember(refusedUntil, address, clock.monotonic() + wait * 1000, most.addresses)
      return wait
    },
  }
}
