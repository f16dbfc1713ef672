import type { Named } from '@wasla/contract/profiles/names.ts'
import type { WalletOwner, WalletRecord } from '@wasla/contract/wallet/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import { lockRows } from '#database/row-lock.ts'
import { profileNames } from '#database/tables/profiles.ts'
import type { WalletsTable } from '#database/tables/wallet.ts'

const wallet = defineRecord<WalletsTable>()({ id: same, profileId: same, createdAt: same })

/** Leaves profiles that have one as they are. */
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

/** The wallet, locked until the transaction ends: whatever changes a wallet runs one after the other. Null where there is none. */
export async function lockWallet(tx: Database, profileId: string): Promise<WalletRecord | null> {
  const row = await lockRows(tx, 'wallets')
    .where('profile_id', '=', profileId)
    .returning(['id', 'profile_id', 'created_at'])
    .executeTakeFirst()
  return row ? wallet.read(row) : null
}

/** Profiles without a wallet, as many as `limit`. */
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

/** What the rules ask of a wallet's owner, as it is now; null where the profile is gone. */
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

/** The profiles of a user that have a wallet, each locked until the transaction ends, in the order of their ids. */
export async function lockWalletsOf(tx: Database, userId: string): Promise<string[]> {
  const profiles = await tx
    .selectFrom('wallets as w')
    .innerJoin('profiles as p', 'p.id', 'w.profile_id')
    .select('p.id')
    .where('p.user_id', '=', userId)
    .orderBy('p.id')
    .execute()
  for (const { id } of profiles) await lockRows(tx, 'wallets').where('profile_id', '=', id).execute()
  return profiles.map(({ id }) => id)
}

/** What a profile is called, in either script; null where it is gone. */
export async function findOwnerNames(db: Database, profileId: string): Promise<Named | null> {
  const row = await db.selectFrom('profiles').select(profileNames.columns('profiles')).where('id', '=', profileId).executeTakeFirst()
  return row ? profileNames.read(row) : null
}
