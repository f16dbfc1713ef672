import type { Named } from '@wasla/contract/profiles/names.ts'
import type { WalletOwner, WalletRecord } from '@wasla/contract/wallet/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import { lockRows } from '#database/row-lock.ts'
import { profileNames } from '#database/tables/profiles.ts'
import type { WalletsTable } from '#database/tables/wallet.ts'

const wallet = defineRecord<WalletsTable>()({ id: same, profileId: same, createdAt: same })

/** Inserts wallets. Leaves the existing wallets of profiles unchanged. */
export const insertWallets = (tx: Database, made: readonly WalletRecord[]) =>
  tx
    .insertInto('wallets')
    .values(made.map(wallet.write))
    .onConflict((clash) => clash.column('profile_id').doNothing())
    .execute()

export async function findWallet(db: Database, profileId: string): Promise<WalletRecord | null> {
  const row = await db.selectFrom('wallets').select(wallet.columns('wallets')).where('profile_id', '=', profileId).executeTakeFirst()
  return row ? wallet.read(row) : null
}

/** Locks a wallet until the transaction ends, so that changes of a wallet run one after the other. Returns null if there is none. */
export async function lockWallet(tx: Database, profileId: string): Promise<WalletRecord | null> {
  const row = await lockRows(tx, 'wallets')
    .where('profile_id', '=', profileId)
    .returning(['id', 'profile_id', 'created_at'])
    .executeTakeFirst()
  return row ? wallet.read(row) : null
}

/** Returns at most `limit` ids of profiles without a wallet. */
export async function profilesWithoutWallet(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('profiles as p')
    .leftJoin('wallets as w', 'w.profile_id', 'p.id')
    .select('p.id')
    .where('w.id', 'is', null)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the facts about a wallet's owner that the rules need, or null if the profile no longer exists. */
export async function findWalletOwner(db: Database, profileId: string): Promise<WalletOwner | null> {
  const row = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.type', 'p.status', 'u.identity_recheck_since'])
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { id: row.id, type: row.type, status: row.status, needsIdentityCheck: row.identity_recheck_since !== null } : null
}

/** Returns the ids of a user's profiles that have a wallet, in their order. */
export async function findWalletsOf(db: Database, userId: string): Promise<string[]> {
  const profiles = await db
    .selectFrom('wallets as w')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .select('p.id')
    .where('p.user_id', '=', userId)
    .orderBy('p.id')
    .execute()
  return profiles.map(({ id }) => id)
}

/** Locks the wallets of a user's profiles until the transaction ends, in the order of profile ids, and returns these ids. */
export async function lockWalletsOf(tx: Database, userId: string): Promise<string[]> {
  const ids = await findWalletsOf(tx, userId)
  for (const id of ids) await lockRows(tx, 'wallets').where('profile_id', '=', id).execute()
  return ids
}

/** Returns a profile's names in both scripts, or null if the profile no longer exists. */
export async function findOwnerNames(db: Database, profileId: string): Promise<Named | null> {
  const row = await db.selectFrom('profiles').select(profileNames.columns('profiles')).where('id', '=', profileId).executeTakeFirst()
  return row ? profileNames.read(row) : null
}

/** Returns which of these profiles cannot get money any more, because their account was closed or the profile was removed. */
export async function findClosed(db: Database, profileIds: readonly string[]): Promise<Set<string>> {
  if (profileIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('profiles as p')
    .leftJoin('closed_accounts as c', 'c.user_id', 'p.user_id')
    .select('p.id')
    .where('p.id', 'in', profileIds)
    .where((row) => row.or([row('c.user_id', 'is not', null), row('p.deleted_at', 'is not', null)]))
    .execute()
  return new Set(rows.map(({ id }) => id))
}
