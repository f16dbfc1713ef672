import { countOne, type RateRule } from '@wasla/contract/common/window-count.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Store } from './memory.ts'

/** Counts a call under a key, like the server's rate limits. Throws `RATE_LIMITED {retryAfter}` if the limit was already reached. */
export function enforceCount({ memory: { windowCounts }, clock }: Store, key: string, rule: RateRule): void {
  const outcome = countOne(windowCounts.get(key) ?? null, rule, clock.now())
  if ('retryAfter' in outcome) throw new Problem('RATE_LIMITED', { retryAfter: outcome.retryAfter })
  windowCounts.set(key, outcome.counted)
}
