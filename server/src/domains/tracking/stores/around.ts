import { sql } from 'kysely'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import { invalidReasons } from '@wasla/contract/tracking/risks.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { sharing } from '#database/row-lock.ts'
import type { ClicksTable } from '#database/tables/tracking.ts'
import type { UncountedPart } from './conversions.ts'
import { isContactShared } from './shared-contacts.ts'

export const clickRow = defineRecord<ClicksTable>()({
  id: same,
  programId: same,
  profileId: same,
  at: same,
  channel: same,
  country: same,
  visitor: same,
  status: same,
  reason: same,
})

/** A click by its id, whosever it is. */
export async function findClick(db: Database, id: string): Promise<ClickRecord | null> {
  const row = await db.selectFrom('clicks').select(clickRow.columns('clicks')).where('id', '=', id).executeTakeFirst()
  return row ? clickRow.read(row) : null
}

/** The same, of a click that stays as it is until the transaction ends: what is decided by it and what moves it come one after the other. */
export async function holdClick(tx: Database, dialect: Dialect, id: string): Promise<ClickRecord | null> {
  const row = await tx
    .selectFrom('clicks')
    .select(clickRow.columns('clicks'))
    .where('id', '=', id)
    .$call(sharing(dialect))
    .executeTakeFirst()
  return row ? clickRow.read(row) : null
}

/** So many values stand in one statement. */
const together = 500

/** Clicks by their ids, whosever they are; one statement for each 500. */
export async function findClicks(db: Database, ids: readonly string[]): Promise<ClickRecord[]> {
  const found: ClickRecord[] = []
  for (let from = 0; from < ids.length; from += together) {
    const some = ids.slice(from, from + together)
    const rows = await db.selectFrom('clicks').select(clickRow.columns('clicks')).where('id', 'in', some).execute()
    found.push(...rows.map(clickRow.read))
  }
  return found
}

/** Clicks of one participant that did not count for one reason, after one of them in the order of their ids. */
export async function findUncountedClicks(
  tx: Database,
  { programId, profileId, reason, from, until }: UncountedPart,
  after: string,
  limit: number,
): Promise<ClickRecord[]> {
  const rows = await tx
    .selectFrom('clicks')
    .select(clickRow.columns('clicks'))
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('at', '>=', from)
    .where('at', '<', until)
    .where('reason', '=', reason)
    .where('id', '>', after)
    .where('status', '<>', 'Approved')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(clickRow.read)
}

/** Lets clicks count; answers which of them did not before. */
export async function approveClicks(tx: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .updateTable('clicks')
    .set({ status: 'Approved', reason: null })
    .where('id', 'in', ids)
    .where('status', '<>', 'Approved')
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** PostgreSQL answers a sum of whole numbers as a text. */
type Sum = number | string

/** How often something happened around a click. */
export type Surroundings = { visitorClicks: number; visitorConversions: number; valid: number; invalid: number; sharesContact: boolean }

/**
 * What the risk rules look at (N-14, X-29). A browser is known by its hash of a day, so that all it did with one hash was on that day. Invalid
 * clicks are those of Y-07.
 */
export async function findSurroundings(
  db: Database,
  click: Pick<ClickRecord, 'visitor' | 'programId' | 'profileId'>,
  { day, ownerId }: { day: string; ownerId: string },
): Promise<Surroundings> {
  const { visitor, programId, profileId } = click
  const { rows } = await sql<Record<'visitor_clicks' | 'visitor_conversions' | 'valid' | 'invalid', Sum>>`
    select
      (select count(*) from clicks where visitor = ${visitor}) as visitor_clicks,
      (select count(*) from conversions where visitor = ${visitor}) as visitor_conversions,
      (select coalesce(sum(clicks), 0) from day_counts
        where program_id = ${programId} and profile_id = ${profileId} and day = ${day}) as valid,
      (select coalesce(sum(count), 0) from uncounted_days
        where program_id = ${programId} and profile_id = ${profileId} and day = ${day} and kind = 'CLICK' and reason in (${sql.join(invalidReasons)})) as invalid`.execute(
    db,
  )
  const [row] = rows
  return {
    visitorClicks: Number(row?.visitor_clicks ?? 0),
    visitorConversions: Number(row?.visitor_conversions ?? 0),
    valid: Number(row?.valid ?? 0),
    invalid: Number(row?.invalid ?? 0),
    sharesContact: await isContactShared(db, { profileId, ownerId }),
  }
}

/** Whether a profile was accepted into a program. */
export const isParticipant = async (db: Database, programId: string, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('participations')
    .select('id')
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('status', '=', 'Accepted')
    .executeTakeFirst()) !== undefined

/** Whether a profile manages another, accepted (D-21). */
export const isManagerOf = async (db: Database, managerId: string, talentId: string): Promise<boolean> =>
  (await db
    .selectFrom('managed_accounts')
    .select('id')
    .where('manager_id', '=', managerId)
    .where('talent_id', '=', talentId)
    .where('status', '=', 'Accepted')
    .executeTakeFirst()) !== undefined
