import { demoAdmins } from '@wasla/contract/admin/demo.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import type { AppMode } from '@wasla/contract/platform/config.ts'
import type { Database } from '#database/database.ts'
import { DatabaseRefused } from '#database/refused.ts'
import { seededKey } from './seeded-key.ts'

/** `mixed`: real people, and the back-office accounts of a demonstration that was once started over them. */
type Kind = 'demo' | 'real' | 'mixed'

const demoAddresses = demoAdmins.map(({ email }) => emailKey(email))

/** What a database without a mark is by what is in it; null where nothing is. */
async function kindByContent(tx: Database): Promise<Kind | null> {
  if (await tx.selectFrom('settings').select('key').where('key', '=', seededKey).executeTakeFirst()) return 'demo'
  const hasUsers = (await tx.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
  if (await tx.selectFrom('admins').select('id').where('email_key', 'in', demoAddresses).limit(1).executeTakeFirst())
    return hasUsers ? 'mixed' : 'demo'
  const hasAdmins = (await tx.selectFrom('admins').select('id').limit(1).executeTakeFirst()) !== undefined
  return hasUsers || hasAdmins ? 'real' : null
}

const markedKind = async (tx: Database): Promise<Kind | null> =>
  (await tx.selectFrom('database_kind').select('kind').executeTakeFirst())?.kind ?? null

/** Whether a database is marked as a demonstration's: only such a one may be put back to its beginning. */
export const isDemoDatabase = async (tx: Database): Promise<boolean> => (await markedKind(tx)) === 'demo'

/** Writes down once what a database is; the mark stays, whoever asks later. */
export const markDatabase = (tx: Database, kind: 'demo' | 'real', now: number) =>
  tx
    .insertInto('database_kind')
    .values({ id: 'this', kind, marked_at: now })
    .onConflict((clash) => clash.doNothing())
    .execute()

const refusal = (kind: Kind, mode: AppMode, name: string): string => {
  if (kind === 'mixed')
    return `The database ${name} holds real people and the back-office accounts of a demonstration (${demoAddresses.join(', ')}). Remove those rows from its table admins, or choose another DATA_DIR or DATABASE_URL.`
  if (kind === 'demo')
    return `The database ${name} belongs to a demonstration: everybody knows how to enter its accounts and its back office. APP_MODE=${mode} needs another DATA_DIR or DATABASE_URL.`
  return `The database ${name} holds real people: a demonstration puts back everything in it every night. APP_MODE=demo needs another DATA_DIR or DATABASE_URL.`
}

/**
 * Takes a database for this mode, in the transaction that brings it up to date: a demonstration never opens one of real people, nor
 * the other way round. A new database is marked; one from before there were marks is known by what is in it. Throws `DatabaseRefused`.
 */
export async function claimDatabase(tx: Database, { mode, name, now }: { mode: AppMode; name: string; now: number }): Promise<void> {
  const wanted = mode === 'demo' ? 'demo' : 'real'
  const kind = (await markedKind(tx)) ?? (await kindByContent(tx)) ?? wanted
  if (kind !== wanted) throw new DatabaseRefused(refusal(kind, mode, name))
  await markDatabase(tx, wanted, now)
}
