import type { Job } from '#platform/jobs.ts'
import type { ParticipationsService } from './service.ts'

/** The name of the job that accepts requests. A new request wakes it. */
export const acceptingRequests = 'requests'

/** Requests to join a program that is open to all are accepted within a second, mostly at once (M-04). */
export const participationsSchedule = ({ acceptDue, sealOlder, checkSeals }: ParticipationsService): readonly Job[] => [
  { name: acceptingRequests, every: 500, run: acceptDue },
  olderReceipts(sealOlder),
  sealsChecked(checkSeals),
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

/** Recomputes the chain of seals, a part in each run. */
function sealsChecked(checkSeals: ParticipationsService['checkSeals']): Job {
  let first = 1
  return {
    name: 'termsSeals',
    every: 'upkeep',
    run: async () => {
      first = await checkSeals(first)
    },
  }
}
