import { sql } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import { conversionEvents, type ConversionEvent, type ConversionRecord, type ResultStatus } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { defineRecord, same } from '#database/record.ts'
import { locking } from '#database/row-lock.ts'
import type { ConversionsTable } from '#database/tables/tracking.ts'

export const conversionRow = defineRecord<ConversionsTable>()({
  id: same,
  programId: same,
  profileId: same,
  clickId: same,
  event: same,
  externalId: same,
  amount: same,
  way: same,
  status: same,
  reason: same,
  channel: same,
  country: same,
  visitor: same,
  occurredAt: same,
  receivedAt: same,
  decidedAt: same,
  countsAt: same,
  naming: same,
  heldAt: same,
})

/** Returns the fields of a program that say what it counts; null if it does not exist or is deleted. */
export async function findCountingProgram(db: Database, id: string): Promise<CountingProgram | null> {
  const row = await db
    .selectFrom('programs')
    .select(['id', 'profile_id', 'status', 'objective_type', 'counts_by', 'retired_at'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const { profile_id: profileId, status, objective_type: objectiveType, counts_by: countsBy, retired_at: retiredAt } = row
  return { id: row.id, profileId, status, objectiveType, countsBy, retiredAt }
}

/** The brand’s own number of a conversion, unique per program and event (N-09). */
export type ExternalNumber = { readonly programId: string; readonly event: ConversionEvent; readonly externalId: string }

/** Leaves out results that gave their number to another one (Y-02). Written as in the index, so that the index is used. */
const hasNumber = sql<boolean>`naming <> 'Former'`

/** Returns the conversion that has this number now, locked until the transaction ends. */
export async function lockByNumber(
  tx: Database,
  dialect: Dialect,
  { programId, event, externalId }: ExternalNumber,
): Promise<ConversionRecord | null> {
  const row = await tx
    .selectFrom('conversions')
    .selectAll()
    .where('program_id', '=', programId)
    .where('event', '=', event)
    .where('external_id', '=', externalId)
    .where(hasNumber)
    .$call(locking(dialect))
    .executeTakeFirst()
  return row ? conversionRow.read(row) : null
}

/** Largest number of values that one statement may contain. */
const together = 500

/** Returns conversions of a program by the brand’s own numbers, of any event; one statement for each 500. Locks nothing. */
export async function findByNumbers(db: Database, programId: string, externalIds: readonly string[]): Promise<ConversionRecord[]> {
  const found: ConversionRecord[] = []
  for (let from = 0; from < externalIds.length; from += together) {
    const rows = await db
      .selectFrom('conversions')
      .selectAll()
      .where('program_id', '=', programId)
      .where('event', 'in', conversionEvents)
      .where('external_id', 'in', externalIds.slice(from, from + together))
      .where(hasNumber)
      .execute()
    found.push(...rows.map(conversionRow.read))
  }
  return found
}

/** Returns a conversion by our own id, locked until the transaction ends. */
export async function lockConversion(tx: Database, dialect: Dialect, id: string): Promise<ConversionRecord | null> {
  const row = await tx.selectFrom('conversions').selectAll().where('id', '=', id).$call(locking(dialect)).executeTakeFirst()
  return row ? conversionRow.read(row) : null
}

export async function findConversion(db: Database, id: string): Promise<ConversionRecord | null> {
  const row = await db.selectFrom('conversions').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? conversionRow.read(row) : null
}

/** Returns conversions by our own ids; one statement for each 500. Locks nothing. */
export async function findConversions(db: Database, ids: readonly string[]): Promise<Map<string, ConversionRecord>> {
  const found = new Map<string, ConversionRecord>()
  for (let from = 0; from < ids.length; from += together) {
    const rows = await db
      .selectFrom('conversions')
      .selectAll()
      .where('id', 'in', ids.slice(from, from + together))
      .execute()
    for (const row of rows) found.set(row.id, conversionRow.read(row))
  }
  return found
}

/** Inserts a conversion; returns false if its number exists already. Of several concurrent inserts, only one succeeds. */
export async function insertConversion(tx: Database, record: ConversionRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('conversions')
    .values(conversionRow.write(record))
    .onConflict((clash) => clash.columns(['program_id', 'event', 'external_id']).where(hasNumber).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Saves the status of a conversion; returns false if its status is no longer that of `before`. */
export async function saveStatus(
  tx: Database,
  { id, status, reason, decidedAt, countsAt, heldAt }: ConversionRecord,
  before: Pick<ConversionRecord, 'status'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversions')
    .set(conversionRow.write({ status, reason, decidedAt, countsAt, heldAt }))
    .where('id', '=', id)
    .where('status', '=', before.status)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Overwrites a conversion and keeps its id and number (Y-02). Returns false if its status or way is no longer that of `before`. */
export async function replaceConversion(
  tx: Database,
  { id, ...record }: ConversionRecord,
  before: Pick<ConversionRecord, 'status' | 'way'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('conversions')
    .set(conversionRow.write(record))
    .where('id', '=', id)
    .where('status', '=', before.status)
    .where('way', '=', before.way)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Returns how many undecided results of a participant came by a code that only browsers report. Counts at most `most`. The condition is
 * that of the index `conversions_undecided`.
 */
export async function countUnproven(
  tx: Database,
  { programId, profileId }: Pick<ConversionRecord, 'programId' | 'profileId'>,
  most: number,
): Promise<number> {
  const waiting = tx
    .selectFrom('conversions')
    .select('id')
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where(sql<boolean>`status in ('Held', 'Pending')`)
    .where('way', '=', 'PIXEL')
    .where('channel', '=', 'CODE')
    .limit(most)
  const { count } = await tx
    .selectFrom(waiting.as('waiting'))
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns when the last conversion of a program arrived, in milliseconds. */
export async function findLastReceived(db: Database, programId: string): Promise<number | null> {
  const row = await db
    .selectFrom('conversions')
    .select('received_at')
    .where('program_id', '=', programId)
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.received_at ?? null
}

/** `found`: programs and people that the typed text matches, and the typed text itself as a number or id; null if nothing was typed. */
export type ConversionFilter = {
  readonly programId: string | null
  readonly status: ResultStatus | null
  readonly found: {
    readonly programIds: readonly string[]
    readonly profileIds: readonly string[]
    readonly externalId: string
    readonly id: string
  } | null
}

/** Returns a page of conversions, the newest first. */
export async function findConversionPage(
  db: Database,
  { programId, status, found: typed }: ConversionFilter,
  { limit, offset }: Page,
): Promise<{ count: number; data: ConversionRecord[] }> {
  const found = db
    .selectFrom('conversions')
    .$if(programId !== null, (query) => query.where('program_id', '=', programId ?? ''))
    .$if(status !== null, (query) => query.where('status', '=', status ?? 'Held'))
    .$if(typed !== null, (query) =>
      query.where((row) =>
        row.or([
          row('external_id', '=', typed?.externalId ?? ''),
          row('id', '=', typed?.id ?? ''),
          ...(typed && typed.programIds.length > 0 ? [row('program_id', 'in', typed.programIds)] : []),
          ...(typed && typed.profileIds.length > 0 ? [row('profile_id', 'in', typed.profileIds)] : []),
        ]),
      ),
    )
  const { count } = await found.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const rows = await found.selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { count, data: rows.map(conversionRow.read) }
}

/** Returns the note of the last decision on a conversion. */
export async function findNote(db: Database, id: string): Promise<string | null> {
  const row = await db.selectFrom('conversion_notes').select('note').where('conversion_id', '=', id).executeTakeFirst()
  return row?.note ?? null
}

/** Replaces the note of a conversion; null deletes it. */
export async function saveNote(tx: Database, id: string, note: string | null, at: number): Promise<void> {
  await tx.deleteFrom('conversion_notes').where('conversion_id', '=', id).execute()
  if (note !== null) await tx.insertInto('conversion_notes').values({ conversion_id: id, note, at }).execute()
}

/** Returns conversions of one participant that did not count for one reason, ordered by id and starting after `after`. */
export async function findUncountedConversions(
  tx: Database,
  { programId, profileId, reason, from, until }: UncountedPart,
  after: string,
  limit: number,
): Promise<ConversionRecord[]> {
  const rows = await tx
    .selectFrom('conversions')
    .selectAll()
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .where('occurred_at', '>=', from)
    .where('occurred_at', '<', until)
    .where('reason', '=', reason)
    .where('id', '>', after)
    .where(sql<boolean>`status <> 'Approved'`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(conversionRow.read)
}

/** Results of one participant that did not count for one reason, from `from` until before `until` (milliseconds). */
export type UncountedPart = {
  readonly programId: string
  readonly profileId: string
  readonly reason: NonNullable<ConversionRecord['reason']>
  readonly from: number
  readonly until: number
}
