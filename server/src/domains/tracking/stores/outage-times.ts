import { sql, type RawBuilder } from 'kysely'
import { linkCheckTimes } from '@wasla/contract/link-checks/limits.ts'
import type { OutageTime } from '@wasla/contract/tracking/outage-time.ts'
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

/** SQL condition: an outage of its program contains a click. Doubts are left out, because they last minutes. */
export const isInsideOutage = (clicks: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from program_outages o where o.program_id = ${sql.ref(`${clicks}.program_id`)} and o.started_at <= ${sql.ref(`${clicks}.at`)}
    and (o.ended_at is null or o.ended_at > ${sql.ref(`${clicks}.at`)}))`
