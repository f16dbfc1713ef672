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

/** Returns the saved filters of a profile, newest first. */
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

/**
 * Returns how many filters a profile saved. Locks the profile's row until the transaction ends, so that concurrent saves are counted one
 * after the other.
 */
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

/**
 * Selects due filters whose profile has a public page. Profiles without a public page, and suspended or closed profiles, are not notified.
 */
const due = (db: Database, now: number) =>
  db
    .selectFrom('saved_people_filters as f')
    .innerJoin('profiles as p', 'p.id', 'f.profile_id')
    .where('f.look_at', '<=', now)
    .where('p.status', 'in', publicStatuses)
    .where('p.deleted_at', 'is', null)

/** Returns the ids of filters that are due for a check, longest due first. */
export async function findDueFilters(db: Database, now: number, most: number): Promise<string[]> {
  const rows = await due(db, now).select('f.id').orderBy('f.look_at').orderBy('f.id').limit(most).execute()
  return rows.map(({ id }) => id)
}

/**
 * Returns a filter that is due. Returns undefined if another process has checked it, or if its owner deleted it or has no public page any
 * more.
 */
export async function findDueFilter(db: Database, id: string, now: number): Promise<SavedPeopleFilterRecord | undefined> {
  const row = await due(db, now).select(savedFilter.columns('f')).where('f.id', '=', id).executeTakeFirst()
  return row && savedFilter.read(row)
}

/** Saves a check. Returns false without saving if another process has saved one since `from`. */
export async function saveAlert(
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
