import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { PerformanceDeps } from './deps.ts'

/** Returns the time for which the figures of a response are valid: now, because results are counted when they are written (O-06). */
export const counted = ({ clock, env }: Pick<PerformanceDeps, 'clock' | 'env'>) => ({
  countedAt: toDateTime(clock.now()),
  isDemo: env.mode === 'demo',
})
