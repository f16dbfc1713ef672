import { sql, type RawBuilder } from 'kysely'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'

/** A browser of a day, of a participant or of a whole program, and how many more of its clicks count than before. */
export type CountedVisitor = { programId: string; profileId: string | null; day: string; visitor: string; clicks: number }

/**
 * Locks days of programs, in one order, until the end of the transaction: whoever counts visitors of one of them waits. PostgreSQL locks a row
 * only if there is one, so that a day is begun by adding nobody to it; SQLite has one writer, and nothing to lock.
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
 * The statement of `findOtherwiseCounted`. Both statuses are said as literals, so that the index of visitors is used. Moments and programs are
 * compared by expressions, so that no other index is: PostgreSQL knows little of a table that grows in a flood, and takes the index of
 * programs for as short as that of visitors, which makes it read all clicks of a program for each visitor.
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
 * Of these browsers those of which another number of clicks counts now than came by the change: they counted before as well, or some count no
 * more. By their place among those given, the number, as far as it matters: of very many only one more than came. All clicks of the
 * change are written already.
 */
export async function findOtherwiseCounted(tx: Database, visitors: readonly CountedVisitor[]): Promise<Map<number, number>> {
  if (visitors.length === 0) return new Map()
  const { rows } = await otherwiseCounted(dialectOf(tx), visitors).execute(tx)
  for (const { place, now } of rows) if (now < (visitors[place]?.clicks ?? 0)) throw new Error('Clicks are counted that are not written')
  return new Map(rows.map(({ place, now }) => [place, now]))
}
