import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { PerformanceDeps } from './deps.ts'

/** Returns when figures were counted: now, because they are counted with each result and are never older than the response (O-06). */
export const counted = ({ clock, env }: Pick<PerformanceDeps, 'clock' | 'env'>) => ({
  countedAt: toDateTime(clock.now()),
  isDemo: env.mode === 'demo',
})
