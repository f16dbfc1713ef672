import type { Insertable, Selectable } from 'kysely'
import type { adminSorts, AdminSort } from '@wasla/contract/admin/lists.ts'
import { emailKey } from '@wasla/contract/admin/rules.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { Database } from '#database/database.ts'
import type { AdminsTable, AdminSessionsTable } from '#database/tables/admin.ts'

export type Account = Selectable<AdminsTable>

export const findAccount = (db: Database, id: string): Promise<Account | undefined> =>
  db.selectFrom('admins').selectAll().where('id', '=', id).executeTakeFirst()

export const findAccountByEmail = (db: Database, email: string): Promise<Account | undefined> =>
  db.selectFrom('admins').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst()

export const findAccounts = (db: Database, ids: readonly string[]): Promise<Account[]> =>
  ids.length === 0 ? Promise.resolve([]) : db.selectFrom('admins').selectAll().where('id', 'in', ids).execute()

/** False where the address is taken. */
export async function insertAccount(db: Database, account: Insertable<AdminsTable>): Promise<boolean> {
  const done = await db
    .insertInto('admins')
    .values(account)
    .onConflict((clash) => clash.column('email_key').doNothing())
    .executeTakeFirst()
  return Number(done.numInsertedOrUpdatedRows ?? 0) === 1
}

export const changeAccount = (db: Database, id: string, change: Partial<Omit<AdminsTable, 'id'>>) =>
  db.updateTable('admins').set(change).where('id', '=', id).execute()

/** Of those who bring the same code at once, one gets true. */
export async function takeTotpStep(db: Database, id: string, step: number): Promise<boolean> {
  const done = await db.updateTable('admins').set({ totp_step: step }).where('id', '=', id).where('totp_step', '<', step).executeTakeFirst()
  return Number(done.numUpdatedRows) === 1
}

const columnOf = { name: 'name', email: 'email_key', role: 'role' } as const satisfies Record<(typeof adminSorts)['team'][number], string>

export async function listAccounts(db: Database, term: string | null, sort: AdminSort<'team'>, page: Page) {
  const found = db
    .selectFrom('admins')
    .$if(term !== null, (query) => query.where('email_key', 'like', `%${emailKey(term ?? '').replace(/[^\w.@+-]/g, '')}%`))
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const direction = sort.descending ? 'desc' : 'asc'
  const data = await found
    .selectAll()
    .orderBy(columnOf[sort.field], direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { count, data }
}

export const insertAdminSession = (db: Database, session: Insertable<AdminSessionsTable>) =>
  db.insertInto('admin_sessions').values(session).execute()

/** A session of the back office with its account. */
export const findAdminSession = (db: Database, id: string) =>
  db
    .selectFrom('admin_sessions as s')
    .innerJoin('admins as a', 'a.id', 's.admin_id')
    .select(['s.id as session_id', 's.last_used_at', 's.expires_at', 's.revoked_at'])
    .selectAll('a')
    .where('s.id', '=', id)
    .executeTakeFirst()

export async function touchSession(db: Database, ids: { sessionId: string; adminId: string }, now: number): Promise<void> {
  await db.updateTable('admin_sessions').set({ last_used_at: now }).where('id', '=', ids.sessionId).execute()
  await db.updateTable('admins').set({ last_seen_at: now }).where('id', '=', ids.adminId).execute()
}

export const endSession = (db: Database, id: string, now: number) =>
  db.updateTable('admin_sessions').set({ revoked_at: now }).where('id', '=', id).where('revoked_at', 'is', null).execute()

/** Ends every session of an account, but perhaps one. */
export const endSessions = (db: Database, adminId: string, now: number, except?: string) =>
  db
    .updateTable('admin_sessions')
    .set({ revoked_at: now })
    .where('admin_id', '=', adminId)
    .where('revoked_at', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .execute()

const day = 86_400_000

/** Sessions that ended a month ago. */
export const sweepAdminSessions = (db: Database, now: number) =>
  db
    .deleteFrom('admin_sessions')
    .where('expires_at', '<=', now - 30 * day)
    .execute()
