import type { Job } from '#platform/jobs.ts'
import type { LedgerService } from './service.ts'

/** Entries are sealed within a second (I11), and changes made outside the server are found within five minutes (F7). */
export const ledgerSchedule = ({ expireHolds, seal, check }: LedgerService): readonly Job[] => [
  { name: 'holds', lane: 'frequent', every: 2_000, run: expireHolds },
  { name: 'seals', every: 500, run: seal, catchUp: null },
  { name: 'ledger', every: 5 * 60_000, run: check, catchUp: null },
]
