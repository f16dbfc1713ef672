import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { AccountFacts } from '@wasla/contract/session/account-states.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import type { ProfilesTable, Tables, UsersTable } from '#database/tables.ts'

export type User = Selectable<UsersTable>

export const findUserByNumber = (db: Database, mobileNo: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('mobile_no', '=', mobileNo).executeTakeFirst()

export const findUser = (db: Database, id: string): Promise<User | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** Whose invitation code it is (J-03). */
export const findInviter = (db: Database, invitationCode: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('invitation_code', '=', invitationCode)
    .where('suspended_at', 'is', null)
    .where('id', 'not in', (closed) => closed.selectFrom('closed_accounts').select('user_id'))
    .executeTakeFirst()

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

/** The lock behind which an account's sign-ins, suspensions and its closing happen one after the other. */
export const holdUser = (db: Database, userId: string) => lockRow(db, 'users', userId)

/** What is written down of an account's standing. Read it behind the lock where something follows from it. */
export async function accountFacts(db: Database, userId: string): Promise<AccountFacts> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('closed_accounts as c', 'c.user_id', 'u.id')
    .select(['u.suspended_at', 'c.closed_at', 'c.erased_at'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return { suspendedAt: row?.suspended_at ?? null, closedAt: row?.closed_at ?? null, erasedAt: row?.erased_at ?? null }
}

/** Writes the sign-in down. */
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

const erased = (query: ExpressionBuilder<Tables, 'users'>) =>
  query.selectFrom('closed_accounts').select('user_id').where('erased_at', 'is not', null)

/** True for the one who suspended the account; an erased one is left alone. */
export async function suspend(db: Database, userId: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ suspended_at: now })
    .where('id', '=', userId)
    .where('suspended_at', 'is', null)
    .where('id', 'not in', erased)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Takes a suspension away and nothing else: a closed account stays closed. False where there is none, or nobody left to reinstate. */
export async function reinstate(db: Database, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ suspended_at: null })
    .where('id', '=', userId)
    .where('suspended_at', 'is not', null)
    .where('id', 'not in', erased)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Marks an account as closed, whether it is suspended or not. False for one that is. */
export async function close(db: Database, userId: string, now: number): Promise<boolean> {
  await holdUser(db, userId)
  const made = await db
    .insertInto('closed_accounts')
    .values({ user_id: userId, closed_at: now, erased_at: null })
    .onConflict((clash) => clash.column('user_id').doNothing())
    .executeTakeFirst()
  return Number(made.numInsertedOrUpdatedRows ?? 0) === 1
}
