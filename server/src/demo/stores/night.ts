import type { Database } from '#database/database.ts'

const key = 'demo.reset-day'
const day = 86_400_000
/** The day changes at midnight UTC, which is 3 a.m. in Riyadh all year. */
const dayOf = (now: number) => String(Math.floor(now / day))

/** Saves this day as the day of the last reset, if none is saved. */
export const markNight = (tx: Database, now: number) =>
  tx
    .insertInto('settings')
    .values({ key, value: dayOf(now), updated_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute()

/**
 * Returns whether the day changed since the last reset (U-02), and saves the new day. Only one of several processes gets true. `now` is the
 * machine's time, not the demo clock's.
 */
export async function takeNight(db: Database, now: number): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst()
  if (!row) {
    await markNight(db, now)
    return false
  }
  if (Number(row.value) >= Number(dayOf(now))) return false
  const taken = await db
    .updateTable('settings')
    .set({ value: dayOf(now), updated_at: now })
    .where('key', '=', key)
    .where('value', '=', row.value)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) === 1
}
