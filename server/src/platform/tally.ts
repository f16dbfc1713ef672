import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Clock } from './clock.ts'

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
      const row = await db
        .insertInto('rate_limits')
        .values({ key: keyOf(name, at), window_start: at * hour, count: 1 })
        .onConflict((clash) => clash.column('key').doUpdateSet({ count: sql`rate_limits.count + 1` }))
        .returning('count')
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** How many there were in this hour so far. */
    async thisHour(name: string): Promise<number> {
      const row = await db.selectFrom('rate_limits').select('count').where('key', '=', keyOf(name, hourNow())).executeTakeFirst()
      return row?.count ?? 0
    },
    /** How many there were on average in each of the `hours` before this one. */
    async meanBefore(name: string, hours: number): Promise<number> {
      const at = hourNow()
      const keys = Array.from({ length: hours }, (_, back) => keyOf(name, at - 1 - back))
      const rows = await db.selectFrom('rate_limits').select('count').where('key', 'in', keys).execute()
      return rows.reduce((sum, { count }) => sum + count, 0) / hours
    },
  }
}

export type Tally = ReturnType<typeof createTally>
