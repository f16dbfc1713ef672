import type { Job } from '#platform/jobs.ts'
import type { PerformanceService } from './service.ts'

/** Open pages show new figures within seconds (O-06), and each is notified at most once a second. */
export const performanceSchedule = ({ tellChanges }: PerformanceService): readonly Job[] => [
  { name: 'figures', every: 1_000, run: tellChanges },
]
