import type { Insertable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows } from '#database/json-rows/json-rows.ts'
import type { EventsTable } from '#database/tables/events.ts'

/** An event for one user, or for everybody if `userId` is null. `data` is JSON. */
export type StreamEvent = { id: number; userId: string | null; kind: string; data: string }

const columns = ['id', 'user_id as userId', 'kind', 'data'] as const

const given = { user_id: 'text', kind: 'text', data: 'text', created_at: 'integer' } as const

/** Inserts all events in one statement. */
export const insertEvents = (tx: Database, dialect: Dialect, events: readonly Required<Omit<Insertable<EventsTable>, 'id'>>[]) =>
  insertingRows(dialect, 'events', given, events).execute(tx)

/** Returns the events after `id`, oldest first. */
export const eventsAfter = (db: Database, id: number, limit: number): Promise<StreamEvent[]> =>
  db.selectFrom('events').select(columns).where('id', '>', id).orderBy('id').limit(limit).execute()

/** Returns the events after `id` that a user may have missed, oldest first. A signed-out reader gets only events for everybody. */
export const missedBy = (db: Database, userId: string | null, id: number, limit: number): Promise<StreamEvent[]> =>
  db
    .selectFrom('events')
    .select(columns)
    .where('id', '>', id)
    .where((eb) => (userId === null ? eb('user_id', 'is', null) : eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)])))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Returns the first and the last stored id. A reader that resumes before the first id has missed events that were deleted. */
export async function storedIds(db: Database): Promise<{ first: number; last: number }> {
  // Two statements, because each reads only one end of the index. A single statement for both ends would read the whole table.
  const first = await db
    .selectFrom('events')
    .select((eb) => eb.fn.min('id').as('first'))
    .executeTakeFirst()
  const last = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('id').as('last'))
    .executeTakeFirst()
  return { first: first?.first ?? 0, last: last?.last ?? 0 }
}

/** Deletes events that are older than `moment`, except the newest event, so that no id is used twice. */
export async function forgetEvents(db: Database, moment: number): Promise<void> {
  const { last } = await storedIds(db)
  await db.deleteFrom('events').where('created_at', '<', moment).where('id', '<', last).execute()
}
