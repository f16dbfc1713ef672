import type { Job } from '#platform/jobs.ts'
import type { ApiKeysService } from './service.ts'

export const apiKeysSchedule = ({ sweep }: ApiKeysService): readonly Job[] => [{ name: 'apiKeys', every: 'upkeep', run: sweep }]
