import type { AdminSessionRecord } from '@wasla/contract/admin/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { AdminSessionsTable } from '#database/tables/admin.ts'
import { toAccount, type Account } from './accounts.ts'

const stored = defineRecord<AdminSessionsTable>()({
  id: same,
  adminId: same,
  createdAt: same,
  provenAt: same,
  lastUsedAt: same,
  expiresAt: same,
  revokedAt: same,
  userAgent: same,
})

export const insertSession = (db: Database, session: AdminSessionRecord & { createdAt: number; userAgent: string }) =>
  db.insertInto('admin_sessions').values(stored.write(session)).execute()

/** Returns a session with its account in one statement, because every request of the back office reads it. */
export async function findSession(db: Database, id: string): Promise<{ session: AdminSessionRecord; account: Account } | null> {
  const row = await db
    .selectFrom('admin_sessions as s')
    .innerJoin('admins as a', 'a.id', 's.admin_id')
    .select(['s.id as session_id', 's.proven_at', 's.last_used_at', 's.expires_at', 's.revoked_at'])
    .selectAll('a')
    .where('s.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { session_id, proven_at, last_used_at, expires_at, revoked_at, ...account } = row
  return {
    session: {
      id: session_id,
      adminId: account.id,
      provenAt: proven_at,
      lastUsedAt: last_used_at,
      expiresAt: expires_at,
      revokedAt: revoked_at,
    },
    account: toAccount(account),
  }
}

/** Saves the time at which a session was last used and its account was last seen. */
export async function touchSession(db: Database, ids: { sessionId: string; adminId: string }, now: number): Promise<void> {
  await db.updateTable('admin_sessions').set({ last_used_at: now }).where('id', '=', ids.sessionId).execute()
  await db.updateTable('admins').set({ last_seen_at: now }).where('id', '=', ids.adminId).execute()
}

/** Saves that the admin of a session has just entered a valid code. */
export const proveSession = (db: Database, id: string, now: number) =>
  db.updateTable('admin_sessions').set({ proven_at: now }).where('id', '=', id).execute()

export const endSession = (db: Database, id: string, now: number) =>
  db.updateTable('admin_sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute()

/** Ends every session of an account except `except`. */
export const endSessions = (db: Database, adminId: string, now: number, except?: string) =>
  db
    .updateTable('admin_sessions')
    .set({ revoked_at: now })
    .where('admin_id', '=', adminId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()

const day = 86_400_000

/** Deletes sessions that expired 30 days ago. */
export const sweepSessions = (db: Database, now: number) =>
  db
    .deleteFrom('admin_sessions')
    .where('expires_at', '<=', now - 30 * day)
    .execute()
