import type { Insertable, Selectable } from 'kysely'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { ProfilesTable, UsersTable } from '#database/tables.ts'

export type User = Selectable<UsersTable>

export const findUserByNumber = (db: Database, mobileNo: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('mobile_no', '=', mobileNo).executeTakeFirst()

export const findUser = (db: Database, id: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** Whose invitation code it is (J-03). */
export const findInviter = (db: Database, invitationCode: string) =>
  db.selectFrom('users').select('id').where('invitation_code', '=', invitationCode).where('suspended_at', 'is', null).executeTakeFirst()

/** False when the number or the invitation code is already somebody's. */
export async function insertUser(db: Database, user: User): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values(user)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

/** The provisional profile of a new account (C-05). */
export const firstProfileOf = (profile: { id: string; userId: string; now: number }): Insertable<ProfilesTable> => ({
  id: profile.id,
  user_id: profile.userId,
  type: 'INFLUENCER',
  status: 'Onboarding',
  onboarding_step: 'SelectAccountType',
  first_name: null,
  last_name: null,
  name: null,
  user_name: null,
  user_name_key: null,
  user_name_changed_at: null,
  bio: null,
  picture: null,
  gender: null,
  date_of_birth: null,
  country_id: null,
  location: null,
  website: null,
  contact_email: null,
  contact_country_id: null,
  contact_mobile: null,
  contact_methods: '[]',
  is_phone_number_visible: 0,
  label: null,
  is_active_membership: 0,
  is_nsfw: null,
  created_at: profile.now,
  deleted_at: null,
})

export const insertProfile = (db: Database, profile: Insertable<ProfilesTable>) => db.insertInto('profiles').values(profile).execute()

/** Writes the sign-in down. Also the lock behind which one account's sign-ins happen one after the other. */
export const markSignedIn = (db: Database, userId: string, now: number) =>
  db.updateTable('users').set({ last_sign_in_at: now }).where('id', '=', userId).execute()

export const askIdentityAgain = (db: Database, userId: string, now: number) =>
  db
    .updateTable('users')
    .set({ identity_recheck_since: now })
    .where('id', '=', userId)
    .where('identity_recheck_since', 'is', null)
    .execute()

export const setLanguage = (db: Database, userId: string, language: Language) =>
  db.updateTable('users').set({ language }).where('id', '=', userId).execute()

/** True for the one who closed the account. */
export async function suspend(db: Database, userId: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ suspended_at: now })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Takes a suspension away. False where there is none. */
export async function reinstate(db: Database, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Marks an account as closed. False for one that is. */
export async function close(db: Database, userId: string, now: number): Promise<boolean> {
  const made = await db
    .insertInto('closed_accounts')
    .values({ user_id: userId, closed_at: now, erased_at: null })
    .onConflict((clash) => clash.column('user_id').doNothing())
    .executeTakeFirst()
  return Number(made.numInsertedOrUpdatedRows ?? 0) === 1
}
