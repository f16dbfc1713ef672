import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { appendEvent } from '../../domains/events/service.ts'

/** Kind of the event that notifies other processes that the demo clock moved. */
export const clockMoved = 'process:clock-moved'

const key = 'demo.clock-ahead'

/** Reads how far the demo clock is ahead of the machine, in milliseconds. It is a row, so that all processes agree (U-05). */
export async function readAhead(db: Database): Promise<number> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  const ahead = row ? Number(row.value) : 0
  return Number.isSafeInteger(ahead) && ahead >= 0 ? ahead : 0
}

/** Saves the offset and notifies every process, in the caller's transaction. */
export async function writeAhead(tx: Database, dialect: Dialect, ahead: number, at: number): Promise<void> {
  const value = String(ahead)
  await tx
    .insertInto('settings')
    .values({ key, value, updated_at: at })
    .onConflict((clash) => clash.column('key').doUpdateSet({ value, updated_at: at }))
    .execute()
  await appendEvent(tx, dialect, { userId: null, kind: clockMoved, data: ahead, at })
}

/** Adds `by` milliseconds to the offset and returns it. If two calls come at once, both are added. */
export async function moveAhead(tx: Database, dialect: Dialect, by: number, at: number): Promise<number> {
  const moved = await tx
    .insertInto('settings')
    .values({ key, value: String(by), updated_at: at })
    .onConflict((clash) =>
      clash.column('key').doUpdateSet({ value: sql`cast(cast(settings.value as bigint) + ${sql.lit(by)} as text)`, updated_at: at }),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  const ahead = Number(moved.value)
  await appendEvent(tx, dialect, { userId: null, kind: clockMoved, data: ahead, at })
  return ahead
}
