import type { Job } from '#platform/jobs.ts'
import type { PushService } from './service.ts'

/** Pushes have a timer of their own: a slow push service delays no other job. */
export const pushSchedule = ({ send, sweep }: PushService): readonly Job[] => [
  { name: 'pushes', every: 2_000, run: send },
  { name: 'pushSubscriptions', every: 'upkeep', run: sweep },
]
