import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { PerformanceDeps } from './deps.ts'

/** When figures were counted: with each result, so that they are never older than the answer (O-06). */
export const counted = ({ clock, env }: Pick<PerformanceDeps, 'clock' | 'env'>) => ({
  countedAt: toDateTime(clock.now()),
  isDemo: env.mode === 'demo',
})
