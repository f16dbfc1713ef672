import type { Insertable } from 'kysely'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Database } from '#database/database.ts'
import type { ProfilesTable } from '#database/tables/profiles.ts'

type OwnProfile = Pick<ProfileRecord, 'id' | 'userId' | 'type' | 'status' | 'createdAt'>

const selectOwn = (db: Database) =>
  db.selectFrom('profiles').select(['id', 'user_id as userId', 'type', 'status', 'created_at as createdAt']).where('deleted_at', 'is', null)

/** A user's profiles that were not removed. */
export const findProfilesOf = (db: Database, userId: string): Promise<OwnProfile[]> => selectOwn(db).where('user_id', '=', userId).execute()

/** A profile that was not removed, whoever owns it. */
export const findProfile = (db: Database, profileId: string): Promise<OwnProfile | undefined> =>
  selectOwn(db).where('id', '=', profileId).executeTakeFirst()

const rowOf = (profile: ProfileRecord): Insertable<ProfilesTable> => ({
  id: profile.id,
  user_id: profile.userId,
  type: profile.type,
  status: profile.status,
  onboarding_step: profile.onboardingStep,
  first_name: profile.firstName,
  last_name: profile.lastName,
  name: profile.name,
  user_name: null,
  user_name_key: null,
  user_name_changed_at: null,
  bio: profile.bio,
  picture: profile.picture,
  gender: profile.gender,
  date_of_birth: profile.dateOfBirth,
  country_id: profile.countryId,
  location: null,
  website: profile.website,
  contact_email: null,
  contact_country_id: null,
  contact_mobile: null,
  contact_methods: '[]',
  is_phone_number_visible: 0,
  label: profile.label,
  is_active_membership: 0,
  is_nsfw: null,
  created_at: profile.createdAt,
  deleted_at: null,
})

/** Inserts the profile of a new account: one that has no user name, place or contact details yet. */
export const insertProfile = (db: Database, profile: ProfileRecord) => db.insertInto('profiles').values(rowOf(profile)).execute()

/** Removes a profile, if it was still never set up (C-05). True where it was. */
export async function removeProvisional(db: Database, userId: string, profileId: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('profiles')
    .set({ deleted_at: now })
    .where('id', '=', profileId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'Onboarding')
    .where('onboarding_step', '=', 'SelectAccountType')
    .where('first_name', 'is', null)
    .where('last_name', 'is', null)
    .where('user_name', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}
