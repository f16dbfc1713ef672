import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import type { ApiKeyRecord } from '@wasla/contract/api-keys/key.ts'
import { apiLimits } from '@wasla/contract/api-keys/limits.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { ApiKeysTable } from '#database/tables/api-keys.ts'

const row = defineRecord<ApiKeysTable>()({
  id: same,
  profileId: same,
  createdBy: same,
  name: same,
  hash: same,
  ending: same,
  scopes: json<readonly ApiScope[]>(),
  createdAt: same,
  expiresAt: same,
  lastUsedAt: same,
  revokedAt: same,
})

/** Returns the listed keys of a profile (`isListed`), the newest first. */
export async function findKeys(db: Database, profileId: string, now: number): Promise<ApiKeyRecord[]> {
  const rows = await db
    .selectFrom('api_keys as k')
    .select(row.columns('k'))
    .where('k.profile_id', '=', profileId)
    .where('k.revoked_at', 'is', null)
    .where('k.expires_at', '>', now - apiLimits.stored)
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .execute()
  return rows.map(row.read)
}

/** Returns a key of any profile, also a revoked one; null if it is unknown. */
export async function findKey(db: Database, id: string): Promise<ApiKeyRecord | null> {
  const found = await db.selectFrom('api_keys as k').select(row.columns('k')).where('k.id', '=', id).executeTakeFirst()
  return found ? row.read(found) : null
}

export const insertKey = (tx: Database, key: ApiKeyRecord) => tx.insertInto('api_keys').values(row.write(key)).execute()

/** Revokes a key. Returns false if another call did it first. */
export async function saveRevocation(tx: Database, id: string, now: number): Promise<boolean> {
  const saved = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return Number(saved.numUpdatedRows) === 1
}

/** Stores the time of a use, at most once in `apiLimits.usedEvery` for all processes. */
export const saveUse = (db: Database, id: string, now: number) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((is) => is.or([is('last_used_at', 'is', null), is('last_used_at', '<=', now - apiLimits.usedEvery)]))
    .execute()

/** Deletes keys that expired, or were revoked, before this moment. */
export async function deleteKeysBefore(db: Database, moment: number): Promise<void> {
  await db.deleteFrom('api_keys').where('expires_at', '<', moment).execute()
  await db.deleteFrom('api_keys').where('revoked_at', 'is not', null).where('revoked_at', '<', moment).execute()
}
