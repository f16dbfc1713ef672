import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/database.ts'
import type { ExportedTable } from '../tables/tables.ts'
import { ruleOf } from '../tables/tables.ts'
import type { AnyRule, Key, Owner } from '../tables/rule.ts'

/** What identifies an account in all tables. */
export type Account = { readonly userId: string; readonly number: string; readonly profileIds: readonly string[] }

/** A row as the database returns it. */
export type Row = Readonly<Record<string, string | number | null>>

/** Returns what identifies an account; null if it does not exist. */
export async function findOwnAccount(db: Database, userId: string): Promise<Account | null> {
  const user = await db.selectFrom('users').select('mobile_no').where('id', '=', userId).executeTakeFirst()
  const profiles = await db.selectFrom('profiles').select('id').where('user_id', '=', userId).orderBy('id').execute()
  return user ? { userId, number: user.mobile_no, profileIds: profiles.map(({ id }) => id) } : null
}

const keysOf: Readonly<Record<Key, (account: Account) => readonly string[]>> = {
  user: ({ userId }) => [userId],
  profile: ({ profileIds }) => profileIds,
  number: ({ number }) => [number],
}

const anyOf = (account: Account, owners: readonly Owner[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    owners.map((owner) => isOwn(account, owner)),
    sql` or `,
  )})`

/** Returns the condition for rows of an account by one of its columns. */
function isOwn(account: Account, owner: Owner): RawBuilder<boolean> {
  if ('is' in owner) {
    const keys = keysOf[owner.is](account)
    return keys.length === 0 ? sql`1 = 0` : sql`${sql.ref(owner.column)} in (${sql.join(keys)})`
  }
  const own = anyOf(account, ruleOf(owner.in).owners)
  return sql`${sql.ref(owner.column)} in (select ${sql.ref(owner.key)} from ${sql.table(owner.in)} where ${own})`
}

/** Returns the size of all uploads of an account, in bytes. */
export async function findUploadedBytes(db: Database, { userId }: Pick<Account, 'userId'>): Promise<number> {
  const { bytes } = await db
    .selectFrom('files')
    .select((of) => of.fn.sum<string | number | null>('bytes').as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(bytes ?? 0)
}

/**
 * Returns rows of one table that belong to an account, the oldest first, so that rows which are added meanwhile come last. Reads only columns
 * that may be in an archive. Rows are sorted by all of them, so that no row is on two pages or on none if several have the same time.
 */
export async function findOwnRows(
  db: Database,
  account: Account,
  { name, rule }: { readonly name: ExportedTable; readonly rule: AnyRule },
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Row[]> {
  const columns = [...rule.shown, ...(rule.people ?? [])].map((column) => sql.ref(column))
  const order = [...new Set([rule.newest, ...rule.shown.filter((column) => column === 'id'), ...rule.shown])].map((column) =>
    sql.ref(column),
  )
  const { rows } =
    await sql<Row>`select ${sql.join(columns)} from ${sql.table(name)} where ${anyOf(account, rule.owners)} order by ${sql.join(order)} limit ${limit} offset ${offset}`.execute(
      db,
    )
  return rows
}
