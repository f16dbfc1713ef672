import type { RateRule } from '@wasla/contract/common/window-count.ts'
import type { Clock } from './clock.ts'
import type { RateLimits } from './rate-limit.ts'

type Lease = { left: number; until: number; refusedUntil: number; renewal: Promise<number | null> | undefined }

const cachedKeys = 20_000

/**
 * A rate limit for calls that are too frequent to write a row each. A process leases a handful of calls at a time from the shared row and
 * spends them from memory. All processes together lease at most the rule’s count in a window. A lease lasts as long as a window, so calls
 * that were leased late may pass in the next window. Unspent calls are lost.
 */
export function leasedLimit(limits: RateLimits, clock: Clock, rule: () => RateRule, handful = 30) {
  const leases = new Map<string, Lease>()

  async function renew(key: string, lease: Lease, least: number): Promise<number | null> {
    const amount = Math.max(handful, least)
    const retryAfter = await limits.take(key, rule(), { whenDown: 'open', amount })
    const now = clock.monotonic()
    if (retryAfter === null) {
      lease.left = amount
      lease.until = now + rule().window * 1000
    } else lease.refusedUntil = now + retryAfter * 1000
    return retryAfter
  }

  async function wait(key: string, lease: Lease, amount: number): Promise<number | null> {
    for (;;) {
      const now = clock.monotonic()
      if (lease.left >= amount && now < lease.until) {
        lease.left -= amount
        return null
      }
      if (now < lease.refusedUntil) return Math.ceil((lease.refusedUntil - now) / 1000)
      lease.renewal ??= renew(key, lease, amount).finally(() => (lease.renewal = undefined))
      const refused = await lease.renewal
      if (refused !== null) return refused
    }
  }

  /**
   * Returns null, or the seconds to wait. Refuses an amount above the rule’s count without counting it. Returns no promise while the lease
   * has room, which is nearly always: a promise for every request would cost more than the count.
   */
  return (key: string, amount = 1): number | null | Promise<number | null> => {
    if (amount > rule().count) return rule().window
    let lease = leases.get(key)
    if (!lease) {
      if (leases.size >= cachedKeys) leases.delete(leases.keys().next().value ?? '')
      lease = { left: 0, until: -Infinity, refusedUntil: -Infinity, renewal: undefined }
      leases.set(key, lease)
    }
    if (lease.left < amount || clock.monotonic() >= lease.until) return wait(key, lease, amount)
    lease.left -= amount
    return null
  }
}
