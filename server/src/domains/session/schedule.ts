import type { Job } from '#platform/jobs.ts'
import type { SessionService } from './service.ts'

export const sessionSchedule = ({ sweep }: SessionService): readonly Job[] => [{ name: 'sessions', every: 'upkeep', run: sweep }]
