import type { SavedPeopleFilterRecord } from '@wasla/contract/people/record.ts'
import type { PeopleFilter } from '@wasla/contract/generated/user-types.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import { lockRows } from '#database/row-lock.ts'
import type { SavedPeopleFiltersTable } from '#database/tables/search.ts'

const savedFilter = defineRecord<SavedPeopleFiltersTable>()({
  id: same,
  profileId: same,
  name: same,
  filter: json<PeopleFilter>(),
  seen: json<readonly string[]>(),
  createdAt: same,
  lookedAt: same,
  lookAt: same,
})

/** The saved filters of a profile, the newest first. */
export async function findSavedFilters(db: Database, profileId: string): Promise<SavedPeopleFilterRecord[]> {
  const rows = await db
    .selectFrom('saved_people_filters')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(savedFilter.read)
}

/** How many filters a profile saved, with its row locked until the transaction is over: two saved at once are counted one after the other. */
export async function countSavedFilters(tx: Database, profileId: string): Promise<number> {
  await lockRows(tx, 'profiles').where('id', '=', profileId).execute()
  const { count } = await tx
    .selectFrom('saved_people_filters')
    .select((row) => row.fn.countAll().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const insertSavedFilter = (tx: Database, record: SavedPeopleFilterRecord) =>
  tx.insertInto('saved_people_filters').values(savedFilter.write(record)).execute()

export const deleteSavedFilter = (db: Database, { id, profileId }: Pick<SavedPeopleFilterRecord, 'id' | 'profileId'>) =>
  db.deleteFrom('saved_people_filters').where('id', '=', id).where('profile_id', '=', profileId).execute()

/** Those whose owner has a page: nobody is told who has none, whose account is suspended or closed. */
const due = (db: Database, now: number) =>
  db
    .selectFrom('saved_people_filters as f')
    .innerJoin('profiles as p', 'p.id', 'f.profile_id')
    .where('f.look_at', '<=', now)
    .where('p.status', 'in', publicStatuses)
    .where('p.deleted_at', 'is', null)

/** Filters that are due to look again, the longest due first. */
export async function findDueFilters(db: Database, now: number, most: number): Promise<string[]> {
  const rows = await due(db, now).select('f.id').orderBy('f.look_at').orderBy('f.id').limit(most).execute()
  return rows.map(({ id }) => id)
}

/** A filter that is due; undefined where another process has looked, its owner deleted it, or has no page any more. */
export async function findDueFilter(db: Database, id: string, now: number): Promise<SavedPeopleFilterRecord | undefined> {
  const row = await due(db, now).select(savedFilter.columns('f')).where('f.id', '=', id).executeTakeFirst()
  return row && savedFilter.read(row)
}

/** Saves a look, unless another one came first since `from`; answers whether it was saved. */
export async function saveLook(
  tx: Database,
  from: SavedPeopleFilterRecord,
  { id, seen, lookedAt, lookAt }: SavedPeopleFilterRecord,
): Promise<boolean> {
  const saved = await tx
    .updateTable('saved_people_filters')
    .set(savedFilter.write({ seen, lookedAt, lookAt }))
    .where('id', '=', id)
    .where('look_at', '=', from.lookAt)
    .executeTakeFirst()
  return Number(saved.numUpdatedRows) === 1
}
