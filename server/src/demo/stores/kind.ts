import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { Database } from '#database/database.ts'
import { seededKey } from '#database/tables/settings.ts'

/** `mixed`: real people plus the demo admins of a demo that was started on the same database. */
export type DatabaseKind = 'demo' | 'real' | 'mixed'

export const demoAddresses = demoAdmins.map(({ email }) => emailKey(email))

/** Returns the kind of an unmarked database by its content; null if it is empty. */
export async function kindByContent(tx: Database): Promise<DatabaseKind | null> {
  if (await tx.selectFrom('settings').select('key').where('key', '=', seededKey).executeTakeFirst()) return 'demo'
  const hasUsers = (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
  if (await tx.selectFrom('admins').select('id').where('email_key', 'in', demoAddresses).limit(1).executeTakeFirst())
    return hasUsers ? 'mixed' : 'demo'
  const hasAdmins = (await tx.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined
  return hasUsers || hasAdmins ? 'real' : null
}

export const markedKind = async (tx: Database): Promise<DatabaseKind | null> =>
  (await tx.selectFrom('database_kind').select('kind').executeTakeFirst())?.kind ?? null

/** Returns whether a database is marked as a demo's. Only such a database may be reset. */
export const isDemoDatabase = async (tx: Database): Promise<boolean> => (await markedKind(tx)) === 'demo'

/** Marks the kind of a database once; later calls change nothing. */
export const markDatabase = (tx: Database, kind: 'demo' | 'real', now: number) =>
  tx
    .insertInto('database_kind')
    .values({ id: 'this', kind, marked_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute()
