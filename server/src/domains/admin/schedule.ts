import type { Job } from '#platform/jobs.ts'
import type { AdminService } from './service.ts'

export const adminSchedule = ({ sweep }: Pick<AdminService, 'sweep'>): readonly Job[] => [{ name: 'admin', every: 'upkeep', run: sweep }]
