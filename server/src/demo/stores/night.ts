import type { Database } from '#database/database.ts'

const key = 'demo.reset-day'
const day = 86_400_000
/** Nights end where the day turns in UTC: three in the morning in Riyadh, all year. */
const dayOf = (now: number) => String(Math.floor(now / day))

/** Writes down that the demonstration is as it should be on this day. */
export const markNight = (tx: Database, now: number) =>
  tx
    .insertInto('settings')
    .values({ key, value: dayOf(now), updated_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute()

/**
 * Whether a night has passed since the demonstration was last put back (U-02). Of all processes that ask, one gets yes. `now` is the
 * machine's own moment, not the one visitors move.
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
