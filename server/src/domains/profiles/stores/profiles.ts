import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import { lockRows } from '#database/row-lock.ts'
import { toColumns, toProfileRow, type ProfileChanges } from './row.ts'
import { selectProfiles } from './select.ts'

/** All open profiles of a user: the person's own first, then businesses in the order in which they were made. */
export const findProfilesOf = (db: Database, userId: string) =>
  selectProfiles(db)
    .where('p.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .where('p.status', '!=', 'Inactive')
    .orderBy((row) => row.case().when('p.type', 'in', ['INFLUENCER', 'AGENT']).then(0).else(1).end())
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()

/** One profile that is not removed. */
export const findProfile = (db: Database, id: string) =>
  selectProfiles(db).where('p.id', '=', id).where('p.deleted_at', 'is', null).executeTakeFirst()

/** Profiles of these ids that are not removed, several at once. */
export const findProfiles = (db: Database, ids: readonly string[]) =>
  selectProfiles(db).where('p.id', 'in', ids).where('p.deleted_at', 'is', null).execute()

/** Every profile of a user that is not removed, inactive ones too. */
export const openProfileIds = (db: Database, userId: string) =>
  db.selectFrom('profiles').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null).orderBy('id').execute()

/** The same, removed ones too: of those the erasing left an id and a type. */
export const findEveryProfile = (db: Database, ids: readonly string[]) => selectProfiles(db).where('p.id', 'in', ids).execute()

/** Types of a user's profiles that are not removed. */
export const openProfileTypes = (db: Database, userId: string) =>
  db.selectFrom('profiles').select('type').where('user_id', '=', userId).where('deleted_at', 'is', null).execute()

/** Whether a profile of this id and type has a page that anybody may see (D-05). */
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

/** Locks a profile that is of one of these types, and answers its state. */
export const holdProfile = (
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

/** Writes what is given to a profile that is not removed. */
export const updateProfile = (tx: Database, id: string, changes: ProfileChanges) =>
  tx.updateTable('profiles').set(toColumns(changes)).where('id', '=', id).where('deleted_at', 'is', null).execute()

/** Changes the type of a profile that is of the other one; undefined where it is not. */
export const changeType = (tx: Database, id: string, from: ProfileType, changes: Pick<ProfileRecord, 'type' | 'isActiveMembership'>) =>
  tx
    .updateTable('profiles')
    .set(toColumns(changes))
    .where('id', '=', id)
    .where('type', '=', from)
    .where('deleted_at', 'is', null)
    .returning('user_name')
    .executeTakeFirst()

/** The label of a profile that is not removed (D-29); null where there is no such profile. */
export const findLabel = async (tx: Database, id: string): Promise<{ label: string | null } | null> =>
  (await tx.selectFrom('profiles').select('label').where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()) ?? null
