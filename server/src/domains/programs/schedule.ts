import type { Job } from '#platform/jobs.ts'
import type { ProgramsService } from './service.ts'

/**
 * Programs begin, retire and return leftovers to the minute (L-01). Thumbnails have a lane of their own, because a document may be slow to
 * draw.
 */
export const programsSchedule = ({ matching, content, publishing }: ProgramsService): readonly Job[] => [
  { name: 'candidates', lane: 'frequent', every: 2_000, run: matching.freshen },
  { name: 'thumbnails', every: 2_000, run: content.process },
  { name: 'programs', lane: 'to the minute', every: 60_000, run: publishing.followSchedules },
  { name: 'programNotices', lane: 'frequent', every: 2_000, run: publishing.sendNotices },
]
