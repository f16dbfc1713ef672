import type { Page } from '@wasla/contract/common/page.ts'
import type { OpeningRecord } from '@wasla/contract/own-data/openings.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import type { ContactOpeningsTable } from '#database/tables/own-data.ts'

const row = defineRecord<ContactOpeningsTable>()({
  id: same,
  profileId: same,
  viewerId: same,
  day: same,
  sawNumber: flag,
  sawEmail: flag,
  openedAt: same,
})

/** Adds an opening. A second one of the same viewer and day adds what it saw to the first. */
export async function saveOpening(tx: Database, opening: OpeningRecord): Promise<void> {
  const inserted = await tx
    .insertInto('contact_openings')
    .values(row.write(opening))
    .onConflict((clash) => clash.columns(['profile_id', 'viewer_id', 'day']).doNothing())
    .executeTakeFirst()
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1) return
  await tx
    .updateTable('contact_openings')
    .set(opening.sawEmail ? { saw_email: 1 } : { saw_number: 1 })
    .where('profile_id', '=', opening.profileId)
    .where('viewer_id', '=', opening.viewerId)
    .where('day', '=', opening.day)
    .execute()
}

/** Counts one more stranger of a day. */
export const countStranger = (db: Database, profileId: string, day: string) =>
  db
    .insertInto('contact_strangers')
    .values({ profile_id: profileId, day, count: 1 })
    .onConflict((clash) => clash.columns(['profile_id', 'day']).doUpdateSet((of) => ({ count: of('contact_strangers.count', '+', 1) })))
    .execute()

/** Returns a page of the openings of a profile, the newest first. */
export async function findOpenings(db: Database, profileId: string, { limit, offset }: Page): Promise<OpeningRecord[]> {
  const rows = await db
    .selectFrom('contact_openings as o')
    .select(row.columns('o'))
    .where('o.profile_id', '=', profileId)
    .orderBy('o.opened_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map(row.read)
}

/** Returns the number of openings of a profile by members, and by strangers. */
export async function countOpenings(db: Database, profileId: string): Promise<{ count: number; strangers: number }> {
  const [members, strangers] = await Promise.all([
    db
      .selectFrom('contact_openings')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('contact_strangers')
      .select((of) => of.fn.sum<string | number | null>('count').as('count'))
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow(),
  ])
  return { count: members.count, strangers: Number(strangers.count ?? 0) }
}

/** Deletes openings before a moment, and counts before a day. */
export async function deleteOpenings(db: Database, before: number, beforeDay: string): Promise<void> {
  await db.deleteFrom('contact_openings').where('opened_at', '<', before).execute()
  await db.deleteFrom('contact_strangers').where('day', '<', beforeDay).execute()
}
