import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/** Returns the salt of a day; sets it to the given one if it has none yet. Of several processes, the first sets it. */
export async function takeSalt(db: Database, day: string, salt: string): Promise<string> {
  await db
    .insertInto('visitor_salts')
    .values({ day, salt })
    .onConflict((clash) => clash.doNothing())
    .execute()
  const row = await db.selectFrom('visitor_salts').select('salt').where('day', '=', day).executeTakeFirst()
  return row?.salt ?? salt
}

export const deleteSaltsBefore = (db: Database, day: string) => db.deleteFrom('visitor_salts').where('day', '<', day).execute()

export async function insertOwnBrowsers(
  db: Database,
  browsers: readonly { day: string; visitor: string; userId: string }[],
): Promise<void> {
  await db
    .insertInto('own_browsers')
    .values(browsers.map(({ day, visitor, userId }) => ({ day, visitor, user_id: userId })))
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Saves on which networks accounts were signed in (Y-06); the same row may be given several times. */
export async function insertOwnNetworks(
  db: Database,
  networks: readonly { day: string; network: string; userId: string }[],
): Promise<void> {
  await db
    .insertInto('own_networks')
    .values(networks.map(({ day, network, userId }) => ({ day, network, user_id: userId })))
    .onConflict((clash) => clash.doNothing())
    .execute()
}

const ofVisitors = ['own_browsers', 'visits'] as const

/**
 * Deletes about `most` rows about visitors of days before `day`. Returns whether there may be more. Not all rows are deleted at once,
 * because a busy day has millions.
 */
async function deleteSome(db: Database, table: (typeof ofVisitors)[number], day: string, most: number): Promise<boolean> {
  const last = await db
    .selectFrom(table)
    .select(['day', 'visitor'])
    .where('day', '<', day)
    .orderBy('day')
    .orderBy('visitor')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst()
  const rest = db.deleteFrom(table).where('day', '<', day)
  if (!last) await rest.execute()
  else await rest.where((row) => row.or([row('day', '<', last.day), row('visitor', '<=', last.visitor)])).execute()
  return last !== undefined
}

/** Networks of open cases are deleted only after the case is decided, because an admin sees who was signed in there (Y-06). */
async function deleteOwnNetworksBefore(db: Database, day: string): Promise<void> {
  await db
    .deleteFrom('own_networks')
    .where('day', '<', day)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('network_cases')
            .select('id')
            .where('status', '=', sql.lit('Open' as const))
            .whereRef('network_cases.day', '=', 'own_networks.day')
            .whereRef('network_cases.network', '=', 'own_networks.network'),
        ),
      ),
    )
    .execute()
}

/**
 * Deletes all rows about visitors and participants’ days before `day`. Each call deletes about `most` rows of each visitor table. Returns
 * whether there may be more.
 */
export async function deleteDaysBefore(db: Database, day: string, most: number): Promise<boolean> {
  let isMore = false
  for (const table of ofVisitors) isMore = (await deleteSome(db, table, day, most)) || isMore
  for (const table of ['click_days', 'link_networks'] as const) await db.deleteFrom(table).where('day', '<', day).execute()
  await deleteOwnNetworksBefore(db, day)
  return isMore
}
