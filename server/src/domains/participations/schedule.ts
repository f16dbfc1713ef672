import type { Job } from '#platform/jobs.ts'
import type { ParticipationsService } from './service.ts'

/** The name of the job that accepts requests. A new request wakes it. */
export const acceptingRequests = 'requests'

/** Requests to join a program that is open to all are accepted within a second, mostly at once (M-04). */
export const participationsSchedule = ({ acceptDue, sealOlder }: ParticipationsService): readonly Job[] => [
  { name: acceptingRequests, every: 500, run: acceptDue },
  olderReceipts(sealOlder),
]

/** Seals receipts of participations from before receipts existed. Each run goes on where the last one ended. */
function olderReceipts(sealOlder: ParticipationsService['sealOlder']): Job {
  let last = ''
  return {
    name: 'receipts',
    every: 'upkeep',
    run: async () => {
      last = await sealOlder(last)
    },
  }
}
