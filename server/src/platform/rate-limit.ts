import { waitFor, type RateRule } from '@wasla/contract/common/window-count.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { seldom } from './seldom.ts'
import { forgetWindowsBefore, takeFromWindow, windowStart } from './stores/counts.ts'

export type RateOptions = {
  /** What happens when the store cannot count: `open` lets the call through, `closed` passes the store's error on. */
  whenDown: 'open' | 'closed'
  /** Take several at once. */
  amount?: number
  /** The transaction the caller is in, if it is in one. */
  within?: Database
}

export type RateLimits = {
  /** Counts a call under `key`; answers null, or the seconds to wait when the rule is used up. A refused call counts nothing. */
  take(key: string, rule: RateRule, options: RateOptions): Promise<number | null>
  /** The same, as the refusal: throws `RATE_LIMITED {retryAfter}`. */
  enforce(key: string, rule: RateRule, options: RateOptions): Promise<void>
  /** Forgets counts whose window is over for longer than `seconds`. */
  forget(seconds: number): Promise<void>
}

/** Limits are rows, so that every process counts the same. A clock that goes back never makes a wait longer than the window. */
export function createRateLimits({ db, clock, log }: { db: Database; clock: Clock; log: Log }): RateLimits {
  const reportSeldom = seldom(clock, 60_000)

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
      reportSeldom('down', () => log.error('Rate limits cannot be counted; calls pass uncounted', { error }))
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
