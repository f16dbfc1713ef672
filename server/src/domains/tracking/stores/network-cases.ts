import { sql } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { DayRange } from '@wasla/contract/tracking/days.ts'
import { caseAsDecided, networkReasons, type NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { SavedPattern } from '@wasla/contract/tracking/network-pattern.ts'
import type {
  ClickRecord,
  ConversionRecord,
  NetworkCaseStatus,
  NetworkReason,
  ReviewRequestRecord,
} from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import { defineRecord, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { NetworkCasesTable } from '#database/tables/tracking.ts'
import { clickRow } from './around.ts'
import { conversionRow } from './conversions.ts'
import { reviewRequestRow, type ReviewRequestPlace, type Whose } from './review-requests.ts'

export const networkCaseRow = defineRecord<NetworkCasesTable>()({
  id: same,
  programId: same,
  profileId: same,
  day: same,
  network: same,
  reason: same,
  held: same,
  counted: same,
  status: same,
  openedAt: same,
  decidedAt: same,
  decidedBy: same,
  note: same,
})

export async function findCase(db: Database, id: string): Promise<NetworkCaseRecord | null> {
  const row = await db.selectFrom('network_cases').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? networkCaseRow.read(row) : null
}

/** Returns a case, locked until the transaction ends, so that no other transaction adds held clicks to it. */
export async function lockCase(tx: Database, dialect: Dialect, id: string): Promise<NetworkCaseRecord | null> {
  const row = await tx.selectFrom('network_cases').selectAll().where('id', '=', id).$call(locking(dialect)).executeTakeFirst()
  return row ? networkCaseRow.read(row) : null
}

/** A case as it was last decided. `until`: the time of the last click that its decision moves, in milliseconds. */
export type MovingCase = { readonly record: NetworkCaseRecord; readonly until: number }

/**
 * Returns a decided case for which clicks or results may still be held, locked until the transaction ends. Null if nothing is held any
 * more.
 */
export async function lockMoving(tx: Database, dialect: Dialect, id: string): Promise<MovingCase | null> {
  const row = await tx
    .selectFrom('network_cases')
    .selectAll()
    .where('id', '=', id)
    .where('moving_until', 'is not', null)
    .$call(locking(dialect))
    .executeTakeFirst()
  return row?.moving_until ? { record: caseAsDecided(networkCaseRow.read(row)), until: row.moving_until } : null
}

/** Largest number of open cases of one network and day that one query returns. */
const mostOfNetwork = 200

/** Returns the other open cases of a case’s network and day, ordered by id. */
export async function findOthers(
  db: Database,
  { id, day, network }: Pick<NetworkCaseRecord, 'id' | 'day' | 'network'>,
): Promise<NetworkCaseRecord[]> {
  const rows = await db
    .selectFrom('network_cases')
    .selectAll()
    .where('status', '=', sql.lit('Open' as const))
    .where('day', '=', day)
    .where('network', '=', network)
    .where('id', '<>', id)
    .orderBy('id')
    .limit(mostOfNetwork)
    .execute()
  return rows.map(networkCaseRow.read)
}

/**
 * Returns cases in these days that are open, or that are decided but whose clicks are still being moved. The cases are those of one
 * participant, or of the whole program.
 */
export async function findOpenCases(db: Database, { programId, profileId }: Whose, range: DayRange): Promise<NetworkCaseRecord[]> {
  const rows = await db
    .selectFrom('network_cases')
    .selectAll()
    .where('program_id', '=', programId)
    .$if(profileId !== null, (query) => query.where('profile_id', '=', profileId ?? ''))
    .where('day', '>=', range.start)
    .where('day', '<=', range.end)
    .where((row) => row.or([row('status', '=', sql.lit('Open' as const)), row('moving_until', 'is not', null)]))
    .execute()
  return rows.map(networkCaseRow.read)
}

/**
 * Returns a page of cases: open ones first, the oldest on top; then decided ones, the last decided on top. `waiting` counts the held clicks
 * of all open cases.
 */
export async function findCasePage(
  db: Database,
  status: NetworkCaseStatus | null,
  { limit, offset }: Page,
): Promise<{ count: number; waiting: number; data: NetworkCaseRecord[] }> {
  const found = db.selectFrom('network_cases').$if(status !== null, (query) => query.where('status', '=', status ?? 'Open'))
  const { count } = await found.select((row) => row.fn.countAll<number | string>().as('count')).executeTakeFirstOrThrow()
  const open = await db
    .selectFrom('network_cases')
    .select((row) => row.fn.coalesce(row.fn.sum<number | string>('held'), sql<number>`0`).as('held'))
    .where('status', '=', 'Open')
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy(sql`case when status = 'Open' then 0 else 1 end`)
    .orderBy(sql`case when status = 'Open' then opened_at else -decided_at end`)
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  return { count: Number(count), waiting: Number(open.held), data: rows.map(networkCaseRow.read) }
}

/** Returns, for each case in order, how many clicks of its link counted on its day. */
export async function findCountedOfDays(db: Database, dialect: Dialect, cases: readonly NetworkCaseRecord[]): Promise<number[]> {
  if (cases.length === 0) return []
  const given = jsonRows(
    dialect,
    { id: 'text', program_id: 'text', profile_id: 'text', day: 'text' },
    cases.map(({ id, programId, profileId, day }) => [id, programId, profileId, day]),
  )
  const { rows } = await sql<{ id: string; clicks: number | string }>`
    select given.id as "id", coalesce(sum(d.clicks), 0) as "clicks" from ${given} as given
    left join day_counts d on d.program_id = given.program_id and d.profile_id = given.profile_id and d.day = given.day
    group by given.id`.execute(db)
  const byId = new Map(rows.map(({ id, clicks }) => [id, Number(clicks)]))
  return cases.map(({ id }) => byId.get(id) ?? 0)
}

/**
 * Saves the decision on an open case, and the time of its last held click. Clicks up to that time are to be moved. A click that came before
 * the decision but is counted after it, as in a flood, is not moved, because no admin saw it. Returns false if the case is no longer open.
 */
export async function saveDecision(tx: Database, record: NetworkCaseRecord): Promise<boolean> {
  const { id, status, decidedAt, decidedBy, note } = record
  const last = await heldClicks(tx, record)
    .select((row) => row.fn.max<number | null>('clicks.at').as('at'))
    .executeTakeFirst()
  const { numUpdatedRows } = await tx
    .updateTable('network_cases')
    .set({ ...networkCaseRow.write({ status, decidedAt, decidedBy, note }), moving_until: last?.at ?? decidedAt })
    .where('id', '=', id)
    .where('status', '=', 'Open')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Returns at most `limit` ids of decided cases for which clicks or results may still be held. They are ordered by the time of the last
 * click that they move.
 */
export async function findMoving(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('network_cases')
    .select('id')
    .where('moving_until', 'is not', null)
    .orderBy('moving_until')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Saves that nothing is held for a case any more. */
export const saveMoved = (tx: Database, id: string) =>
  tx.updateTable('network_cases').set({ moving_until: null }).where('id', '=', id).execute()

/** Returns the decided case whose decision has not moved this click yet; null if there is none. */
export async function findMovingCaseOf(tx: Database, clickId: string, day: string): Promise<NetworkCaseRecord | null> {
  const row = await tx
    .selectFrom('network_cases')
    .innerJoin('clicks', (join) =>
      join
        .onRef('clicks.program_id', '=', 'network_cases.program_id')
        .onRef('clicks.profile_id', '=', 'network_cases.profile_id')
        .onRef('clicks.network', '=', 'network_cases.network'),
    )
    .select(networkCaseRow.columns('network_cases'))
    .where('clicks.id', '=', clickId)
    .where('network_cases.day', '=', day)
    .whereRef('clicks.at', '<=', 'network_cases.moving_until')
    .executeTakeFirst()
  return row ? caseAsDecided(networkCaseRow.read(row)) : null
}

/**
 * Sets refused cases of a day to counted after a review request was granted. Only cases with the reason of the request are set, because
 * only their clicks were reviewed.
 */
export async function countRefusedCases(
  tx: Database,
  { programId, profileId, day, reason }: ReviewRequestPlace & { reason: NetworkReason },
  { decidedAt, decidedBy }: { decidedAt: number; decidedBy: string },
): Promise<void> {
  await tx
    .updateTable('network_cases')
    .set({ status: 'Counted', decided_at: decidedAt, decided_by: decidedBy })
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('day', '=', day)
    .where('reason', '=', reason)
    .where('status', '=', 'Refused')
    .execute()
}

/** Saves the pattern that the admin saw when they decided. After a case was opened again, its last decision replaces the pattern. */
export async function savePattern(tx: Database, id: string, saved: SavedPattern): Promise<void> {
  await tx
    .insertInto('network_case_patterns')
    .values({ case_id: id, pattern: JSON.stringify(saved) })
    .onConflict((saving) => saving.column('case_id').doUpdateSet({ pattern: (row) => row.ref('excluded.pattern') }))
    .execute()
}

export async function findSavedPattern(db: Database, id: string): Promise<SavedPattern | null> {
  const row = await db.selectFrom('network_case_patterns').select('pattern').where('case_id', '=', id).executeTakeFirst()
  return row ? (JSON.parse(row.pattern) as SavedPattern) : null
}

/** Selects the held clicks of a case’s network, link and day. The status is a literal so that the index of held clicks is used. */
export const heldClicks = (db: Database, { programId, profileId, network, day }: NetworkCaseRecord) =>
  db
    .selectFrom('clicks')
    .where('clicks.program_id', '=', programId)
    .where('clicks.profile_id', '=', profileId)
    .where('clicks.network', '=', network)
    .where('clicks.at', '>=', startOfDay(day))
    .where('clicks.at', '<', endOfDay(day))
    .where('clicks.status', '=', sql.lit('Held' as const))

/** Returns at most `limit` held clicks that a decision is about, the oldest first. */
export async function findHeldClicks(tx: Database, { record, until }: MovingCase, limit: number): Promise<ClickRecord[]> {
  const rows = await heldClicks(tx, record)
    .select(clickRow.columns('clicks'))
    .where('clicks.reason', 'in', networkReasons)
    .where('clicks.at', '<=', until)
    .orderBy('clicks.at')
    .limit(limit)
    .execute()
  return rows.map(clickRow.read)
}

/** Sets held clicks to their decided status; returns the ids of the clicks that were still held. */
export async function moveHeldClicks(
  tx: Database,
  ids: readonly string[],
  { status, reason }: Pick<ClickRecord, 'status' | 'reason'>,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .updateTable('clicks')
    .set({ status, reason })
    .where('id', 'in', ids)
    .where('status', '=', 'Held')
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Selects the conversions of a case’s clicks. */
export const conversionsOfCase = (db: Database, { programId, profileId, network, day }: NetworkCaseRecord) =>
  db
    .selectFrom('conversions')
    .innerJoin('clicks', 'clicks.id', 'conversions.click_id')
    .where('conversions.program_id', '=', programId)
    .where('conversions.profile_id', '=', profileId)
    .where('conversions.occurred_at', '>=', startOfDay(day))
    .where('clicks.network', '=', network)
    .where('clicks.at', '>=', startOfDay(day))
    .where('clicks.at', '<', endOfDay(day))

/** Returns at most `limit` conversions that are held because their click was held. */
export async function findHeldConversions(tx: Database, { record, until }: MovingCase, limit: number): Promise<ConversionRecord[]> {
  const rows = await conversionsOfCase(tx, record)
    .selectAll('conversions')
    .where('clicks.at', '<=', until)
    .where('conversions.status', '=', 'Held')
    .where('conversions.reason', 'in', networkReasons)
    .orderBy('conversions.id')
    .limit(limit)
    .execute()
  return rows.map(conversionRow.read)
}

/** Returns all review requests, answered or not, about the clicks and conversions of a network on this day. */
export async function findNetworkReviewRequests(
  db: Database,
  { programId, profileId, day }: Pick<NetworkCaseRecord, 'programId' | 'profileId' | 'day'>,
): Promise<ReviewRequestRecord[]> {
  const rows = await db
    .selectFrom('second_looks')
    .selectAll()
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('day', '=', day)
    .where('reason', 'in', networkReasons)
    .execute()
  return rows.map(reviewRequestRow.read)
}
