import type { Job } from '#platform/jobs.ts'
import type { OwnDataService } from './service.ts'

/** An archive takes seconds to minutes, so it has a lane of its own. Accounts end before the upkeep of the back office erases them. */
export const ownDataSchedule = ({ makeArchives, endDue, sweep }: OwnDataService): readonly Job[] => [
  { name: 'dataArchives', every: 5_000, run: makeArchives },
  { name: 'accountDeletions', every: 'upkeep', run: endDue },
  { name: 'ownData', every: 'upkeep', run: sweep },
]
