import { sql, type RawBuilder } from 'kysely'
import { linkCheckTimes } from '@wasla/contract/link-checks/limits.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { OutageTime } from '@wasla/contract/tracking/outage-time.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import { invalidReasons } from '@wasla/contract/tracking/risks.ts'
import type { Database } from '#database/database.ts'

/**
 * Returns the times in which pages of these programs were down after `since`. A doubt is one of them: after a first failed check nobody is
 * judged until the next check decides. An old doubt is none, because its next check is missing.
 */
export async function findOutageTimes(db: Database, programIds: readonly string[], since: number): Promise<OutageTime[]> {
  if (programIds.length === 0) return []
  const outages = await db
    .selectFrom('program_outages')
    .select(['program_id as programId', 'started_at as from', 'ended_at as until'])
    .where('program_id', 'in', programIds)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', since)]))
    .orderBy('started_at')
    .execute()
  const doubts = await db
    .selectFrom('link_checks')
    .select((row) => ['program_id as programId', row.ref('failing_since').$notNull().as('from')])
    .where('program_id', 'in', programIds)
    .where('failing_since', 'is not', null)
    .execute()
  return [...outages, ...doubts.map(({ programId, from }) => ({ programId, from, until: from + linkCheckTimes.doubt }))]
}

/** Returns the outages of a program’s page between two times, the earliest first; without doubts. */
export const findOutagesBetween = (db: Database, programId: string, from: number, until: number): Promise<OutageTime[]> =>
  db
    .selectFrom('program_outages')
    .select(['program_id as programId', 'started_at as from', 'ended_at as until'])
    .where('program_id', '=', programId)
    .where('started_at', '<', until)
    .where((row) => row.or([row('ended_at', 'is', null), row('ended_at', '>', from)]))
    .orderBy('started_at')
    .execute()

/**
 * SQL for the end of a program’s last outage, or of the last one that began until a time; the largest number if it lasts, null if there was
 * none. Outages of a program do not overlap, so no other one can contain that time, and one row of the index is enough.
 */
export const endOfLastOutage = (programId: RawBuilder<unknown>, until?: RawBuilder<unknown>): RawBuilder<number | null> =>
  sql<number | null>`(select coalesce(o.ended_at, 9007199254740991) from program_outages o where o.program_id = ${programId}
    ${until ? sql`and o.started_at <= ${until}` : sql``} order by o.started_at desc limit 1)`

/** SQL condition: an outage of its program contains a click. Doubts are left out, because they last minutes. */
export const isInsideOutage = (clicks: string): RawBuilder<boolean> =>
  sql<boolean>`(coalesce(${endOfLastOutage(sql.ref(`${clicks}.program_id`), sql.ref(`${clicks}.at`))}, 0) > ${sql.ref(`${clicks}.at`)})`

/** PostgreSQL returns a count as text. */
type Count = number | string

/** Returns how many counted and how many invalid clicks of a participant’s day came during outages of the brand’s page. */
export async function countClicksInOutages(
  db: Database,
  { programId, profileId }: Pick<ClickRecord, 'programId' | 'profileId'>,
  day: string,
): Promise<{ valid: number; invalid: number }> {
  const row = await db
    .selectFrom('clicks')
    .select((column) => [
      column.fn.count<Count>('id').filterWhere('status', '=', 'Approved').as('valid'),
      column.fn.count<Count>('id').filterWhere('reason', 'in', invalidReasons).as('invalid'),
    ])
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('at', '>=', startOfDay(day))
    .where('at', '<', endOfDay(day))
    .where(isInsideOutage('clicks'))
    .executeTakeFirst()
  return { valid: Number(row?.valid ?? 0), invalid: Number(row?.invalid ?? 0) }
}
