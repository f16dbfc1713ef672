import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { SessionsTable } from '#database/tables.ts'

export type Session = Selectable<SessionsTable>

/** Why a session ended before its time. */
export type RevokedWhy = 'signedOut' | 'refreshReplayed' | 'tooManyDevices' | 'dormant' | 'suspended' | 'closed'

export const insertSession = (db: Database, session: Insertable<SessionsTable>) => db.insertInto('sessions').values(session).execute()

/** A session with what a refresh must know of its user and profile. */
export const findSession = (db: Database, id: string) =>
  db
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

export type FoundSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

export type Rotation = { id: string; from: string; to: string; now: number; expiresAt: number; profileId?: string }

/** Puts the next refresh token in force, if `from` still is. Of those who rotate at once, one gets true (B-14). */
export async function rotate(db: Database, rotation: Rotation): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({
      refresh_hash: rotation.to,
      parent_hash: rotation.from,
      rotated_at: rotation.now,
      last_used_at: rotation.now,
      expires_at: rotation.expiresAt,
      ...(rotation.profileId ? { profile_id: rotation.profileId } : {}),
    })
    .where('id', '=', rotation.id)
    .where('refresh_hash', '=', rotation.from)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(result.numUpdatedRows) === 1
}

/** Ends one session. Whose it was, for the one who ended it; null for everybody else. */
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

/** Ends all but the `keep` sessions used last (B-13). True where there were more. */
export async function dropOldest(db: Database, userId: string, keep: number, now: number): Promise<boolean> {
  const open = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const ids = open.slice(keep).map((session) => session.id)
  if (ids.length === 0) return false
  await db
    .updateTable('sessions')
    .set({ revoked_at: now, revoked_why: 'tooManyDevices' })
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .execute()
  return true
}

/** Sessions that stand on a profile which goes move to another one of the same user (C-05). */
export const moveSessions = (db: Database, userId: string, from: string, to: string) =>
  db.updateTable('sessions').set({ profile_id: to }).where('user_id', '=', userId).where('profile_id', '=', from).execute()
