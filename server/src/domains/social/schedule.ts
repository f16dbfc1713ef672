import type { Job } from '#platform/jobs.ts'
import type { SocialService } from './service.ts'

/** Measuring has a lane of its own, because a slow platform must not delay other jobs. */
export const socialSchedule = ({ measureDue, sweep }: SocialService): readonly Job[] => [
  { name: 'accounts', every: 2_000, run: measureDue },
  { name: 'connections', every: 'upkeep', run: sweep },
]
