import { waitFor, type RateRule } from '@wasla/contract/common/window-count.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { throttle } from './throttle.ts'
import { forgetWindowsBefore, takeFromWindow, windowStart } from './stores/counts.ts'

type RateOptions = {
  /** If the store cannot count: `open` admits the call, `closed` throws the store’s error. */
  whenDown: 'open' | 'closed'
  /** Number of calls to take at once; 1 by default. */
  amount?: number
  /** Transaction of the caller, if there is one. */
  within?: Database
}

export type RateLimits = {
  /** Counts a call under `key`. Returns null, or the seconds to wait if the rule is used up. A refused call is not counted. */
  take(key: string, rule: RateRule, options: RateOptions): Promise<number | null>
  /** Counts a call as `take` does. Throws `RATE_LIMITED {retryAfter}` if it is refused. */
  enforce(key: string, rule: RateRule, options: RateOptions): Promise<void>
  /** Deletes windows that began more than `seconds` ago. */
  forget(seconds: number): Promise<void>
}

/** Counts calls in rows, so that all processes share one count. If the clock goes back, a wait is still no longer than the window. */
export function createRateLimits({ db, clock, log }: { db: Database; clock: Clock; log: Log }): RateLimits {
  const reportThrottled = throttle(clock, 60_000)

  async function count(store: Database, key: string, rule: RateRule, amount: number): Promise<number | null> {
    const now = clock.now()
    if ((await takeFromWindow(store, { key, most: rule.count, amount, now, length: rule.window * 1000 })) !== null) return null
    return waitFor((await windowStart(store, key)) ?? now, rule, now)
  }

  async function take(key: string, rule: RateRule, options: RateOptions): Promise<number | null> {
    const amount = options.amount ?? 1
    if (amount > rule.count) return rule.window
    try {
      return await count(options.within ?? db, key, rule, amount)
    } catch (error) {
      if (options.whenDown === 'closed') throw error
      reportThrottled('down', () => log.error('Rate limits cannot be counted; calls pass uncounted', { error }))
      return null
    }
  }

  return {
    take,
    async enforce(key, rule, options) {
      const retryAfter = await take(key, rule, options)
      if (retryAfter !== null) throw new Problem('RATE_LIMITED', { retryAfter })
    },
    async forget(seconds) {
      await forgetWindowsBefore(db, clock.now() - seconds * 1000)
    },
  }
}
