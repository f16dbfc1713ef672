import type { Database } from '#database/database.ts'
import { inStretches } from '#database/in-stretches.ts'
import { inRepeatableTransaction } from '#database/repeatable.ts'
import { pace } from '#platform/pace.ts'
import { countJournals, type ClickCounting, type CountingParts } from './counting.ts'

type Parts = Pick<CountingParts, 'db' | 'clock' | 'log' | 'dataDir' | 'record'> & {
  /** Writes the rows that must be in the database before clicks are counted. */
  before(): Promise<void>
}

/**
 * Counts clicks in the thread that answers requests, whenever it is idle. Used for PostgreSQL, which works in its own processes, and for a
 * database in memory, which no other thread can open.
 */
export function countHere({ before, ...parts }: Parts): ClickCounting {
  const { db, clock } = parts
  let worked = 0
  return countJournals({
    ...parts,
    pace: pace(),
    worked: () => worked,
    async transact<T>(work: (tx: Database) => Promise<T>): Promise<T> {
      await before()
      let workedOn = () => 0
      return inRepeatableTransaction(db, (whole) => {
        const stretches = inStretches(whole, clock.monotonic)
        workedOn = stretches.worked
        return work(stretches.db)
      }).finally(() => (worked += workedOn()))
    },
  })
}
