import type { Job } from '#platform/jobs.ts'
import type { PeopleService } from './service.ts'

export const peopleSchedule = ({ sendSavedSearchAlerts }: PeopleService): readonly Job[] => [
  { name: 'savedFilters', lane: 'frequent', every: 2_000, run: sendSavedSearchAlerts },
]
