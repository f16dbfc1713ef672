import type { Database } from '#database/database.ts'
import type { Clock } from './clock.ts'
import { addOne, countsOf } from './stores/counts.ts'

const hour = 3_600_000

/**
 * Counts what happens by the hour, over all processes. The rows stand among the counted limits, which are forgotten after two days.
 */
export function createTally({ db, clock }: { db: Database; clock: Clock }) {
  const hourNow = () => Math.floor(clock.now() / hour)
  const keyOf = (name: string, at: number) => `tally:${name}:${at}`

  return {
    /** One more in this hour; answers how many it makes. */
    async add(name: string): Promise<number> {
      const at = hourNow()
      return addOne(db, keyOf(name, at), at * hour)
    },
    /** How many there were in this hour so far. */
    async thisHour(name: string): Promise<number> {
      const [count = 0] = await countsOf(db, [keyOf(name, hourNow())])
      return count
    },
    /** How many there were on average in each of the `hours` before this one. */
    async meanBefore(name: string, hours: number): Promise<number> {
      const at = hourNow()
      const keys = Array.from({ length: hours }, (_, back) => keyOf(name, at - 1 - back))
      const counts = await countsOf(db, keys)
      return counts.reduce((sum, count) => sum + count, 0) / hours
    },
  }
}

export type Tally = ReturnType<typeof createTally>
