import type { Job } from '#platform/jobs.ts'
import type { LinkChecksService } from './service.ts'

/** Each running program is checked at least once an hour (decision 85). Checks have a lane of their own, because a page may be slow. */
export const linkChecksSchedule = ({ checkDue, sendNotices }: LinkChecksService): readonly Job[] => [
  { name: 'linkChecks', every: 5_000, run: checkDue },
  { name: 'outageNotices', lane: 'frequent', every: 2_000, run: sendNotices },
]
