import type { AccountFacts } from '@wasla/contract/session/account-states.ts'
import type { RevokedWhy } from '@wasla/contract/session/record.ts'
import type { Rotation } from '@wasla/contract/session/refresh.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same, type RecordOf } from '#database/record.ts'
import type { SessionsTable } from '#database/tables/session.ts'

const sessionRecord = defineRecord<SessionsTable>()({
  id: same,
  userId: same,
  profileId: same,
  createdAt: same,
  lastUsedAt: same,
  expiresAt: same,
  revokedAt: same,
  revokedWhy: same,
  refreshHash: same,
  parentHash: same,
  rotatedAt: same,
  userAgent: same,
})

/** A session with the keyed hashes of its refresh tokens. */
export type StoredSession = RecordOf<typeof sessionRecord>

export const insertSession = (db: Database, session: StoredSession) =>
  db.insertInto('sessions').values(sessionRecord.write(session)).execute()

/** Sets when a session was last used. Changes nothing if a later use is stored. */
export async function noteUse(db: Database, id: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).where('last_used_at', '<', now).execute()
}

/** Returns when a session began; null if it is unknown. */
export async function findBeginning(db: Database, id: string): Promise<number | null> {
  const row = await db.selectFrom('sessions').select('created_at').where('id', '=', id).executeTakeFirst()
  return row?.created_at ?? null
}

/** Returns whether a session of this user is open, and so is the account. */
export async function isSessionOpen(db: Database, { id, userId }: { id: string; userId: string }, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('closed_accounts as c', 'c.user_id', 's.user_id')
    .select('s.id')
    .where('s.id', '=', id)
    .where('s.user_id', '=', userId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.suspended_at', 'is', null)
    .where('c.closed_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** A session with the fields of its user and profile that a refresh needs. */
export type FoundSession = {
  session: StoredSession
  account: AccountFacts
  isDemoUser: boolean
  loginNumber: string
  profileType: ProfileType
  isProfileRemoved: boolean
}

export async function findSession(db: Database, id: string): Promise<FoundSession | undefined> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .leftJoin('closed_accounts as c', 'c.user_id', 's.user_id')
    .selectAll('s')
    .select([
      'u.suspended_at',
      'u.is_demo',
      'c.closed_at',
      'c.erased_at',
      'u.mobile_no',
      'p.type as profile_type',
      'p.deleted_at as profile_deleted_at',
    ])
    .where('s.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      session: sessionRecord.read(row),
      account: { suspendedAt: row.suspended_at, closedAt: row.closed_at, erasedAt: row.erased_at },
      isDemoUser: row.is_demo === 1,
      loginNumber: row.mobile_no,
      profileType: row.profile_type,
      isProfileRemoved: row.profile_deleted_at !== null,
    }
  )
}

/** A rotation of a session's refresh token: `from` and `to` are the keyed hashes of the current and the next token. */
export type TokenTurn = { id: string; from: string; to: string; profileId?: string }

/** Replaces the refresh token if it is still `from`. True for only one of several concurrent rotations (B-14). */
export async function rotate(
  db: Database,
  { id, from, to, profileId }: TokenTurn,
  { rotatedAt, lastUsedAt, expiresAt }: Rotation,
): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set(sessionRecord.write({ refreshHash: to, parentHash: from, rotatedAt, lastUsedAt, expiresAt, profileId }))
    .where('id', '=', id)
    .where('refresh_hash', '=', from)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Ends a session. Returns the id of its user, or null if it had ended already. */
export async function revoke(db: Database, id: string, why: RevokedWhy, now: number): Promise<string | null> {
  const ended = await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_why: why })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id ?? null
}

export const revokeAll = (db: Database, userId: string, why: RevokedWhy, now: number) =>
  db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_why: why })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()

/** Returns a user's sessions that have neither ended nor expired. */
export async function findOpenSessions(db: Database, userId: string, now: number): Promise<{ id: string; lastUsedAt: number }[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return rows.map((row) => ({ id: row.id, lastUsedAt: row.last_used_at }))
}

export const revokeSome = (db: Database, ids: readonly string[], why: RevokedWhy, now: number) =>
  db.updateTable('sessions').set({ revoked_at: now, revoked_why: why }).where('id', 'in', ids).where('revoked_at', 'is', null).execute()

/** Moves the sessions of a removed profile to another profile of the same user (C-05). */
export const moveSessions = (db: Database, userId: string, from: string, to: string) =>
  db.updateTable('sessions').set({ profile_id: to }).where('user_id', '=', userId).where('profile_id', '=', from).execute()
