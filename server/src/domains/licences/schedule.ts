import type { Job } from '#platform/jobs.ts'
import type { LicencesService } from './service.ts'

export const licencesSchedule = ({ remindDue }: LicencesService): readonly Job[] => [{ name: 'licences', every: 'upkeep', run: remindDue }]
