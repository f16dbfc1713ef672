import type { AccountFacts } from '@wasla/contract/session/account-states.ts'
import type { Inviter } from '@wasla/contract/session/sign-up.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { defineRecord, flag, same, type RecordOf } from '#database/record.ts'
import type { UsersTable } from '#database/tables/session.ts'

const userRecord = defineRecord<UsersTable>()({
  id: same,
  mobileNo: same,
  countryId: same,
  language: same,
  acceptedTermsAt: same,
  createdAt: same,
  lastSignInAt: same,
  suspendedAt: same,
  identityRecheckSince: same,
  invitationCode: same,
  invitedBy: same,
  isDemo: flag,
})

/** A user as stored in `users`. The time at which the account was closed is stored in `closed_accounts`. */
export type StoredUser = RecordOf<typeof userRecord>

export async function findUserByNumber(db: Database, mobileNo: string): Promise<StoredUser | undefined> {
  const row = await db.selectFrom('users').selectAll().where('mobile_no', '=', mobileNo).executeTakeFirst()
  return row && userRecord.read(row)
}

/** Returns the user who has this invitation code (J-03). */
export async function findInviter(db: Database, invitationCode: string): Promise<Inviter | undefined> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('closed_accounts as c', 'c.user_id', 'u.id')
    .select(['u.id', 'u.suspended_at', 'c.closed_at', 'c.erased_at'])
    .where('u.invitation_code', '=', invitationCode)
    .executeTakeFirst()
  return row && { id: row.id, account: { suspendedAt: row.suspended_at, closedAt: row.closed_at, erasedAt: row.erased_at } }
}

/** Inserts a user. False if the number or the invitation code is taken. */
export async function insertUser(db: Database, user: StoredUser): Promise<boolean> {
  const result = await db
    .insertInto('users')
    .values(userRecord.write(user))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

/** Locks a user, so that sign-ins, suspensions and the closing of the account run one after the other. */
export const lockUser = (db: Database, userId: string) => lockRow(db, 'users', userId)

/** Returns the stored facts of an account, or undefined. Call `lockUser` first if a change depends on them. */
export async function findAccount(db: Database, userId: string): Promise<AccountFacts | undefined> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('closed_accounts as c', 'c.user_id', 'u.id')
    .select(['u.suspended_at', 'c.closed_at', 'c.erased_at'])
    .where('u.id', '=', userId)
    .executeTakeFirst()
  return row && { suspendedAt: row.suspended_at, closedAt: row.closed_at, erasedAt: row.erased_at }
}

/** Saves an account after an event. False if its row has changed since it was read. */
export async function saveAccount(db: Database, userId: string, before: AccountFacts, after: AccountFacts): Promise<boolean> {
  if (before.closedAt === null && after.closedAt !== null) {
    const closed = await db
      .insertInto('closed_accounts')
      .values({ user_id: userId, closed_at: after.closedAt, erased_at: after.erasedAt })
      .onConflict((clash) => clash.column('user_id').doNothing())
      .executeTakeFirst()
    return Number(closed.numInsertedOrUpdatedRows ?? 0) === 1
  }
  const saved = await db
    .updateTable('users')
    .set({ suspended_at: after.suspendedAt })
    .where('id', '=', userId)
    .where('suspended_at', before.suspendedAt === null ? 'is' : '=', before.suspendedAt)
    .executeTakeFirst()
  return Number(saved.numUpdatedRows) === 1
}

export const saveSignIn = (db: Database, userId: string, lastSignInAt: number) =>
  db.updateTable('users').set({ last_sign_in_at: lastSignInAt }).where('id', '=', userId).execute()

/** Requires a new identity check before money moves, unless one is required already. */
export const requireIdentityCheck = (db: Database, userId: string, now: number) =>
  db
    .updateTable('users')
    .set({ identity_recheck_since: now })
    .where('id', '=', userId)
    .where('identity_recheck_since', 'is', null)
    .execute()

export const setLanguage = (db: Database, userId: string, language: Language) =>
  db.updateTable('users').set({ language }).where('id', '=', userId).execute()

/** Returns a user's own invitation code, which they give to friends (J-03). */
export async function findInvitationCode(db: Database, userId: string): Promise<string> {
  const { invitation_code: code } = await db
    .selectFrom('users')
    .select('invitation_code')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return code
}
