import type { Job } from '#platform/jobs.ts'
import type { NotificationsService } from './service.ts'

export const notificationsSchedule = ({ sendTexts, sweep }: NotificationsService): readonly Job[] => [
  { name: 'messages', lane: 'frequent', every: 2_000, run: sendTexts },
  { name: 'notifications', every: 'upkeep', run: sweep },
]
