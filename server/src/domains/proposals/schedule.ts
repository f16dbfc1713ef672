import type { Job } from '#platform/jobs.ts'
import type { ProposalsService } from './service.ts'

export const proposalsSchedule = ({ sweep }: ProposalsService): readonly Job[] => [{ name: 'proposals', every: 'upkeep', run: sweep }]
