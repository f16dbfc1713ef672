import type { Database } from '#database/database.ts'
import type { Clock } from './clock.ts'
import { addOne, countsOf } from './stores/counts.ts'

const hour = 3_600_000

/** Counts events per hour, over all processes. The rows are in the table of the rate limits, which is cleaned up after two days. */
export function createTally({ db, clock }: { db: Database; clock: Clock }) {
  const hourNow = () => Math.floor(clock.now() / hour)
  const keyOf = (name: string, at: number) => `tally:${name}:${at}`

  return {
    /** Adds one to this hour. Returns the new count. */
    async add(name: string): Promise<number> {
      const at = hourNow()
      return addOne(db, keyOf(name, at), at * hour)
    },
    /** Returns the count of this hour so far. */
    async thisHour(name: string): Promise<number> {
      const [count = 0] = await countsOf(db, [keyOf(name, hourNow())])
      return count
    },
    /** Returns the mean count of the `hours` before this one. */
    async meanBefore(name: string, hours: number): Promise<number> {
      const at = hourNow()
      const keys = Array.from({ length: hours }, (_, back) => keyOf(name, at - 1 - back))
      const counts = await countsOf(db, keys)
      return counts.reduce((sum, count) => sum + count, 0) / hours
    },
  }
}
