import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { individualTypes, type ProfileStatus, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import { lockRows } from '#database/row-lock.ts'
import { toColumns, toProfileRow, type ProfileChanges } from './row.ts'
import { selectProfiles } from './select.ts'

/** Returns a user's profiles that are neither removed nor inactive: the person's own first, then businesses by creation. */
export const findProfilesOf = (db: Database, userId: string) =>
  selectProfiles(db)
    .where('p.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .where('p.status', '!=', 'Inactive')
    .orderBy((row) => row.case().when('p.type', 'in', individualTypes).then(0).else(1).end())
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()

/** Returns a profile that is not removed. */
export const findProfile = (db: Database, id: string) =>
  selectProfiles(db).where('p.id', '=', id).where('p.deleted_at', 'is', null).executeTakeFirst()

/** Returns the profiles with these ids that are not removed. */
export const findProfiles = (db: Database, ids: readonly string[]) =>
  selectProfiles(db).where('p.id', 'in', ids).where('p.deleted_at', 'is', null).execute()

/** Returns the ids of a user's profiles that are not removed, also of inactive ones. */
export const openProfileIds = (db: Database, userId: string) =>
  db.selectFrom('profiles').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null).orderBy('id').execute()

/** Returns the profiles with these ids, also removed ones. Erased profiles have no personal data left. */
export const findEveryProfile = (db: Database, ids: readonly string[]) => selectProfiles(db).where('p.id', 'in', ids).execute()

/** Returns the types of a user's profiles that are not removed. */
export const openProfileTypes = (db: Database, userId: string) =>
  db.selectFrom('profiles').select('type').where('user_id', '=', userId).where('deleted_at', 'is', null).execute()

/** Returns whether a profile with this id and type has a public page (D-05). */
export const isVisible = async (db: Database, id: string, type: ProfileType): Promise<boolean> =>
  (await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .where('type', '=', type)
    .where('status', 'in', publicStatuses)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined

export const insertProfile = (tx: Database, profile: ProfileRecord) => tx.insertInto('profiles').values(toProfileRow(profile)).execute()

/** Locks a profile of one of these types, and returns its type and status. */
export const lockProfile = (
  tx: Database,
  id: string,
  types: readonly ProfileType[],
): Promise<{ type: ProfileType; status: ProfileStatus } | undefined> =>
  lockRows(tx, 'profiles')
    .where('id', '=', id)
    .where('type', 'in', types)
    .where('deleted_at', 'is', null)
    .returning(['type', 'status'])
    .executeTakeFirst()

/** Updates the given fields of a profile that is not removed. */
export const updateProfile = (tx: Database, id: string, changes: ProfileChanges) =>
  tx.updateTable('profiles').set(toColumns(changes)).where('id', '=', id).where('deleted_at', 'is', null).execute()

/** Returns the label of a profile that is not removed (D-29), or null if there is no such profile. */
export const findLabel = async (tx: Database, id: string): Promise<{ label: string | null } | null> =>
  (await tx.selectFrom('profiles').select('label').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()) ?? null
