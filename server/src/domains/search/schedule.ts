import type { Job } from '#platform/jobs.ts'
import type { SearchService } from './service.ts'

/** New and changed profiles are found within a second (H-01). */
export const searchSchedule = ({ freshen }: SearchService): readonly Job[] => [
  { name: 'searchEntries', lane: 'changes', every: 500, run: freshen },
]
