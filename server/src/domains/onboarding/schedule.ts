import type { Job } from '#platform/jobs.ts'
import type { OnboardingService } from './service.ts'

export const onboardingSchedule = ({ admitDue, sweep }: OnboardingService): readonly Job[] => [
  { name: 'admissions', lane: 'frequent', every: 2_000, run: admitDue },
  { name: 'waitingList', every: 'upkeep', run: sweep },
]
