import { sql, type RawBuilder } from 'kysely'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'

/**
 * A browser on one day, for a participant or (null) a whole program. `clicks`: by how much the number of its counted clicks has changed.
 */
export type CountedVisitor = { programId: string; profileId: string | null; day: string; visitor: string; clicks: number }

/**
 * Locks days of programs, in one order, until the transaction ends: another transaction that counts their visitors waits. PostgreSQL can
 * only lock rows that exist, so zero visitors are added to each day. SQLite has one writer and needs no lock.
 */
export async function lockVisitorDays(tx: Database, visitors: readonly { programId: string; day: string }[]): Promise<void> {
  const dialect = dialectOf(tx)
  if (dialect !== 'postgres') return
  const days = new Map(visitors.map(({ programId, day }) => [`${programId} ${day}`, [programId, day]]))
  await sql`
    insert into visitor_days (program_id, participant, day, visitors)
    select program_id, '', day, 0 from ${jsonRows(dialect, { program_id: 'text', day: 'text' }, [...days.values()])} as given
    order by program_id, day
    on conflict (program_id, participant, day) do update set visitors = visitor_days.visitors`.execute(tx)
}

/**
 * The statement of `findOtherwiseCounted`. Both statuses are literals, so that the index of visitors is used. Times and programs are
 * compared by expressions, so that no other index is used. PostgreSQL has poor statistics of a table that grows very fast. It would
 * consider the index of programs as good as that of visitors, and would read all clicks of a program for each visitor.
 */
export function otherwiseCounted(dialect: Dialect, visitors: readonly CountedVisitor[]): RawBuilder<{ place: number; now: number }> {
  const given = jsonRows(
    dialect,
    {
      place: 'integer',
      program_id: 'text',
      profile_id: 'text',
      visitor: 'text',
      since: 'integer',
      until: 'integer',
      change: 'integer',
    },
    visitors.map(({ programId, profileId, day, visitor, clicks }, place) => [
      place,
      programId,
      profileId,
      visitor,
      startOfDay(day),
      endOfDay(day),
      clicks,
    ]),
  )
  const most = visitors.reduce((so, { clicks }) => Math.max(so, clicks), 0) + 1
  return sql`
    select place, now from (
      select place, change, (
        select count(*) from (
          select 1 from clicks
          where clicks.visitor = given.visitor and clicks.at + 0 >= given.since and clicks.at + 0 < given.until
            and clicks.program_id || '' = given.program_id and (given.profile_id is null or clicks.profile_id = given.profile_id)
            and clicks.status = 'Approved' and clicks.status <> 'Rejected'
          limit ${most}
        ) as counted
      ) as now
      from ${given} as given
    ) as found where now <> change`
}

/**
 * Returns the current number of counted clicks by the browser's index in `visitors`. Contains only browsers whose number differs from their
 * `clicks`, because other clicks counted before or some stopped counting. A number is capped at one more than the largest change. Throws
 * unless all clicks of the change are written.
 */
export async function findOtherwiseCounted(tx: Database, visitors: readonly CountedVisitor[]): Promise<Map<number, number>> {
  if (visitors.length === 0) return new Map()
  const { rows } = await otherwiseCounted(dialectOf(tx), visitors).execute(tx)
  for (const { place, now } of rows) if (now < (visitors[place]?.clicks ?? 0)) throw new Error('Clicks are counted that are not written')
  return new Map(rows.map(({ place, now }) => [place, now]))
}
