import { sql } from 'kysely'
import { nearestClick } from '@wasla/contract/tracking/click.ts'
import { mostCounted, countableStatuses, type JudgedConversion } from '@wasla/contract/tracking/conversion-risk.ts'
import { clickLimits } from '@wasla/contract/tracking/limits.ts'
import { isProof } from '@wasla/contract/tracking/proof.ts'
import type { ClickRecord } from '@wasla/contract/tracking/record.ts'
import { invalidReasons } from '@wasla/contract/tracking/risks.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { sharing } from '#database/row-lock.ts'
import type { ClicksTable } from '#database/tables/tracking.ts'
import type { UncountedPart } from './conversions.ts'
import { isInsideOutage } from './outage-times.ts'
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

/** Returns a click by its id, of any program or participant. */
export async function findClick(db: Database, id: string): Promise<ClickRecord | null> {
  const row = await db.selectFrom('clicks').select(clickRow.columns('clicks')).where('id', '=', id).executeTakeFirst()
  return row ? clickRow.read(row) : null
}

/**
 * Returns a click by its id, with a shared lock until the transaction ends. So a report about the click and a change of its status run one
 * after the other.
 */
export async function lockClickShared(tx: Database, dialect: Dialect, id: string): Promise<ClickRecord | null> {
  const row = await tx
    .selectFrom('clicks')
    .select(clickRow.columns('clicks'))
    .where('id', '=', id)
    .$call(sharing(dialect))
    .executeTakeFirst()
  return row ? clickRow.read(row) : null
}

/** Largest number of values that one statement may contain. */
const together = 500

/** Returns clicks by their ids, of any program or participant; one statement for each 500. */
export async function findClicks(db: Database, ids: readonly string[]): Promise<ClickRecord[]> {
  const found: ClickRecord[] = []
  for (let from = 0; from < ids.length; from += together) {
    const some = ids.slice(from, from + together)
    const rows = await db.selectFrom('clicks').select(clickRow.columns('clicks')).where('id', 'in', some).execute()
    found.push(...rows.map(clickRow.read))
  }
  return found
}

/**
 * Selects repeats together with the clicks that may count in their place: same visitor, program and participant, less than an hour apart.
 */
export const countedBefore = (db: Database, programId: string, ids: readonly string[]) =>
  db
    .selectFrom('clicks as named')
    .innerJoin('clicks as counted', 'counted.visitor', 'named.visitor')
    .select(['named.id as named', 'named.at as named_at', 'counted.id', 'counted.at'])
    .whereRef('counted.program_id', '=', 'named.program_id')
    .whereRef('counted.profile_id', '=', 'named.profile_id')
    .where(sql<boolean>`counted.at > named.at - ${sql.lit(clickLimits.repeatWindow)}`)
    .where(sql<boolean>`counted.at < named.at + ${sql.lit(clickLimits.repeatWindow)}`)
    .where('counted.status', '<>', sql.lit('Rejected' as const))
    .where('named.id', 'in', ids)
    .where('named.program_id', '=', programId)
    .where('named.status', '=', 'Rejected')
    .where('named.reason', '=', 'REPEAT')

/** Maps the ids of repeats in a program to the ids of the clicks that count in their place; see `countedClickOf`. */
export async function findCountedIds(db: Database, programId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const counted = new Map<string, string>()
  for (let from = 0; from < ids.length; from += together) {
    const rows = await countedBefore(db, programId, ids.slice(from, from + together)).execute()
    for (const [named, found] of Map.groupBy(rows, (row) => row.named)) {
      const nearest = nearestClick(found[0]?.named_at ?? 0, found)
      if (nearest) counted.set(named, nearest.id)
    }
  }
  return counted
}

/** Returns clicks of one participant that did not count for one reason, ordered by id and starting after `after`. */
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

/** Sets clicks to approved; returns the ids of the clicks that were not approved before. */
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

/** PostgreSQL returns a sum of integers as text. */
type Sum = number | string

/** The figures that the risk rules use. The counts of the browser’s clicks and other conversions stop at the number that the rules need. */
export type Surroundings = { visitorClicks: number; visitorConversions: number; valid: number; invalid: number; sharesContact: boolean }

/**
 * Queries for the clicks and other conversions of a conversion's browser. They are limited to the number that the rules need. Clicks during
 * an outage of a brand’s page are left out: who finds no page tries again.
 */
export const browserRows = (
  { visitor, programId, at }: Pick<ClickRecord, 'visitor' | 'programId' | 'at'>,
  { id, receivedAt, way }: JudgedConversion,
) => ({
  clicks: sql`select 1 from clicks where visitor = ${visitor} and at <= ${at} and status <> 'Rejected'
    and not ${isInsideOutage('clicks')} limit ${sql.lit(mostCounted.clicks)}`,
  conversions: sql`select 1 from conversions where visitor = ${visitor} and program_id = ${programId} and received_at <= ${receivedAt}
    and id <> ${id ?? ''} ${isProof(way) ? sql`and way <> 'PIXEL'` : sql``} and status in (${sql.join(countableStatuses.map((status) => sql.lit(status)))}) limit ${sql.lit(mostCounted.conversions)}`,
})

/**
 * Loads the figures for the risk rules (N-14, X-29); see `isBrowsersClick` and `isBrowsersConversion`. A browser is identified by a hash
 * that changes daily, so everything under one hash happened on one day. Invalid clicks are those of Y-07. The statuses are literals, as in
 * the indexes.
 */
export async function findSurroundings(
  db: Database,
  click: Pick<ClickRecord, 'visitor' | 'programId' | 'profileId' | 'at'>,
  judged: JudgedConversion,
  { day, ownerId }: { day: string; ownerId: string },
): Promise<Surroundings> {
  const { programId, profileId } = click
  const { clicks, conversions } = browserRows(click, judged)
  const { rows } = await sql<Record<'visitor_clicks' | 'visitor_conversions' | 'valid' | 'invalid', Sum>>`
    select
      (select count(*) from (${clicks}) as of_browser) as visitor_clicks,
      (select count(*) from (${conversions}) as of_browser) as visitor_conversions,
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

/** Returns whether a profile was accepted into a program. */
export const isParticipant = async (db: Database, programId: string, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('participations')
    .select('id')
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('status', '=', 'Accepted')
    .executeTakeFirst()) !== undefined

/** Returns whether a profile manages another profile that accepted it as manager (D-21). */
export const isManagerOf = async (db: Database, managerId: string, talentId: string): Promise<boolean> =>
  (await db
    .selectFrom('managed_accounts')
    .select('id')
    .where('manager_id', '=', managerId)
    .where('talent_id', '=', talentId)
    .where('status', '=', 'Accepted')
    .executeTakeFirst()) !== undefined
