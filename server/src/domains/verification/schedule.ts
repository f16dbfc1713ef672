import type { Job } from '#platform/jobs.ts'
import type { VerificationService } from './service.ts'

export const verificationSchedule = ({ sweep }: VerificationService): readonly Job[] => [
  { name: 'verification', every: 'upkeep', run: sweep },
]
