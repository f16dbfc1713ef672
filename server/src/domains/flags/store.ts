import type { Flags } from '@wasla/contract/flags/flags.ts'
import type { Database } from '#database/database.ts'

/** The kind of event by which the other processes hear of a switched flag. */
export const flagsSwitched = 'process:flags-switched'

/** The built-in flags as they are stored; one that was never switched is off. */
export async function readFlags(db: Database): Promise<Flags> {
  const rows = await db.selectFrom('flags').select(['key', 'enabled']).execute()
  const on = new Set(rows.filter((row) => row.enabled === 1).map((row) => row.key))
  return { program: on.has('program'), payment: on.has('payment') }
}

/** The last values a flag service gave, so that a restart while it is down changes nothing for a day. */
export type LastGood = { flags: Flags; at: number }

const lastGoodKey = 'flags.last-good'

export async function readLastGood(db: Database): Promise<LastGood | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', lastGoodKey).executeTakeFirst()
  return row ? (JSON.parse(row.value) as LastGood) : null
}

export async function keepLastGood(db: Database, good: LastGood): Promise<void> {
  const value = JSON.stringify(good)
  await db
    .insertInto('settings')
    .values({ key: lastGoodKey, value, updated_at: good.at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: good.at }))
    .execute()
}
