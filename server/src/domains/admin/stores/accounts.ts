import type { adminSorts, AdminSort } from '@wasla/contract/admin/lists.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { TeamMember } from '@wasla/contract/admin/two-people.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import { defineRecord, same, type RecordOf } from '#database/record.ts'
import type { AdminsTable } from '#database/tables/admin.ts'

const stored = defineRecord<AdminsTable>()({
  id: same,
  email: same,
  emailKey: same,
  name: same,
  role: same,
  passwordHash: same,
  totpSecret: same,
  totpPending: same,
  totpStep: same,
  disabledAt: same,
  createdAt: same,
  lastSeenAt: same,
  invitedBy: same,
  restsUntil: same,
})
type StoredAccount = RecordOf<typeof stored>

/** An account with its secrets. The contract's `AdminAccountRecord` is the part without them. */
export type Account = StoredAccount & { hasTotp: boolean }

export const toAccount = (row: Selectable<AdminsTable>): Account => {
  const account = stored.read(row)
  return { ...account, hasTotp: account.totpSecret !== null }
}

const select = (db: Database) => db.selectFrom('admins').selectAll()

export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const row = await select(db).where('id', '=', id).executeTakeFirst()
  return row ? toAccount(row) : null
}

/**
 * Finds an account by its address. An older account is found by its trimmed address in lower case, because `emailKey` returned that before.
 */
export async function findAccountByEmail(db: Database, email: string): Promise<Account | null> {
  const key = emailKey(email)
  const rows = await select(db).where('email_key', 'in', [key, email.trim().toLowerCase()]).execute()
  const row = rows.find(({ email_key }) => email_key === key) ?? rows[0]
  return row ? toAccount(row) : null
}

export async function findAccounts(db: Database, ids: readonly string[]): Promise<Account[]> {
  if (ids.length === 0) return []
  return (await select(db).where('id', 'in', ids).execute()).map(toAccount)
}

/** Returns id and name of every account, sorted by name. */
export const listAccountNames = (db: Database) => db.selectFrom('admins').select(['id', 'name']).orderBy('name').orderBy('id').execute()

/** Returns the sealed second steps of all accounts that are not disabled. */
export async function findTotpSecrets(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('admins').select('totp_secret').where('disabled_at', 'is', null).execute()
  return rows.flatMap(({ totp_secret }) => totp_secret ?? [])
}

/** Returns every account by id. All accounts are needed to decide whether an admin may give the second approval after another admin. */
export async function readTeam(db: Database): Promise<Map<string, TeamMember>> {
  const rows = await db.selectFrom('admins').select(['id', 'role', 'disabled_at', 'rests_until', 'invited_by']).execute()
  return new Map(
    rows.map(({ id, role, disabled_at, rests_until, invited_by }) => [
      id,
      { id, role, disabledAt: disabled_at, restsUntil: rests_until, invitedBy: invited_by },
    ]),
  )
}

/** Inserts an account. False if the address is taken. */
export async function insertAccount(db: Database, account: StoredAccount): Promise<boolean> {
  const inserted = await db
    .insertInto('admins')
    .values(stored.write(account))
    .onConflict((clash) => clash.column('email_key').doNothing())
    .executeTakeFirst()
  return Number(inserted.numInsertedOrUpdatedRows ?? 0) === 1
}

export const changeAccount = (db: Database, id: string, change: Partial<Omit<StoredAccount, 'id'>>) =>
  db.updateTable('admins').set(stored.write(change)).where('id', '=', id).execute()

/** Marks a code as used. True for only one of several concurrent calls with the same code. */
export async function takeTotpStep(db: Database, id: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('admins')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) === 1
}

const columnOf = { name: 'name', email: 'email_key', role: 'role' } as const satisfies Record<(typeof adminSorts)['team'][number], string>

export async function listAccounts(db: Database, term: string | null, sort: AdminSort<'team'>, page: Page) {
  const found = db
    .selectFrom('admins')
    .$if(term !== null, (query) => query.where('email_key', 'like', `%${emailKey(term ?? '').replace(/[^\w.@+-]/g, '')}%`))
  const { count } = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  const direction = sort.descending ? 'desc' : 'asc'
  const rows = await found
    .selectAll()
    .orderBy(columnOf[sort.field], direction)
    .orderBy('id', direction)
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { count, data: rows.map(toAccount) }
}
