import { sql } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import { endOfDay, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import type { DayRange } from '@wasla/contract/tracking/days.ts'
import { caseAsDecided, networkReasons, type NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { SavedPattern } from '@wasla/contract/tracking/network-pattern.ts'
import type { ClickRecord, ConversionRecord, NetworkCaseStatus, NetworkReason, SecondLookRecord } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import { defineRecord, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { NetworkCasesTable } from '#database/tables/tracking.ts'
import { clickRow } from './around.ts'
import { conversionRow } from './conversions.ts'
import { lookRow, type LookPlace, type Whose } from './second-looks.ts'

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

/** The same, locked until the transaction ends: no click is held for it meanwhile. */
export async function lockCase(tx: Database, dialect: Dialect, id: string): Promise<NetworkCaseRecord | null> {
  const row = await tx.selectFrom('network_cases').selectAll().where('id', '=', id).$call(locking(dialect)).executeTakeFirst()
  return row ? networkCaseRow.read(row) : null
}

/** A case as it was decided. `until`: the last of its clicks that are moved. */
export type MovingCase = { readonly record: NetworkCaseRecord; readonly until: number }

/** The same of a decided case for which something may still be held; null if nothing is any more. */
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

/** At most so many open cases of one network and day, by their ids. */
const mostOfNetwork = 200

/** Other open cases of the network and day of one. */
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

/** Cases of one participant, or of all of a program, in these days that are open, or decided while what is held for them is still moved. */
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

/** A page of cases: open ones first, of those the one that is due soonest; then the one decided last. `waiting` are the clicks of all open cases. */
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

/** Clicks of each case's link that counted on its day, in the order of the cases. */
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
 * Saves the decision on an open case, and that what is held for it is to be moved: its clicks up to the last one that is held now. A click
 * that came before the decision and is counted after it, as in a flood, is none that a person saw. False where it is not open any more.
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

/** Decided cases for which something may still be held, at most so many; the one that was decided first comes first. */
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

/** Nothing is held for a case any more. */
export const saveMoved = (tx: Database, id: string) =>
  tx.updateTable('network_cases').set({ moving_until: null }).where('id', '=', id).execute()

/** The case for which a click is still held although it is decided; null if there is none. */
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

/** Refused cases of a day whose clicks count after another look: those of its reason, since no other click was looked at. */
export async function countRefusedCases(
  tx: Database,
  { programId, profileId, day, reason }: LookPlace & { reason: NetworkReason },
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

/** What the admin saw, kept with the decision; of a case that was opened again, what they saw last. */
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

/** Which clicks a case is about: held ones of its network, on its link and day. The status is a literal so that the index of held clicks is used. */
export const heldClicks = (db: Database, { programId, profileId, network, day }: NetworkCaseRecord) =>
  db
    .selectFrom('clicks')
    .where('clicks.program_id', '=', programId)
    .where('clicks.profile_id', '=', profileId)
    .where('clicks.network', '=', network)
    .where('clicks.at', '>=', startOfDay(day))
    .where('clicks.at', '<', endOfDay(day))
    .where('clicks.status', '=', sql.lit('Held' as const))

/** So many held clicks that a case was decided about. */
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

/** Moves held clicks to where the decision puts them; answers which of them were held. */
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

/** What was reported of a case's clicks. */
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

/** Conversions that are held because their click was, at most so many. */
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

/** Requests for another look at a day's clicks and conversions that nobody has answered. */
export async function findNetworkLooks(
  db: Database,
  { programId, profileId, day }: Pick<NetworkCaseRecord, 'programId' | 'profileId' | 'day'>,
): Promise<SecondLookRecord[]> {
  const rows = await db
    .selectFrom('second_looks')
    .selectAll()
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('day', '=', day)
    .where('reason', 'in', networkReasons)
    .execute()
  return rows.map(lookRow.read)
}
