import type { CompiledQuery } from 'kysely'
import type { ApiScope } from '@wasla/contract/generated/user-types.ts'
import type { KeyInUse } from '@wasla/contract/api-keys/key.ts'
import type { Database } from '#database/database.ts'
import type { StoredProfile } from '#database/tables/profiles.ts'
import { selectProfileAlone } from '../../profiles/service.ts'

type FoundCaller = StoredProfile & {
  key_id: string
  key_scopes: string
  key_expires: number
  key_revoked: number | null
  key_used: number | null
  suspended_at: number | null
  closed_at: number | null
  profile_deleted: number | null
}

/** A key with the profile that it acts for. */
export type FoundKey = KeyInUse & {
  readonly keyId: string
  readonly scopes: readonly ApiScope[]
  readonly lastUsedAt: number | null
  readonly profile: StoredProfile
}

/** Compiles the statement that reads a key, its account and its profile. It runs on every request with a key; see the one of sessions. */
function compileQuery(db: Database): CompiledQuery<FoundCaller> {
  const key = db.selectFrom('api_keys as k').where('k.hash', '=', '')
  return selectProfileAlone(db)
    .select([
      'p.deleted_at as profile_deleted',
      key.select('k.id').as('key_id'),
      key.select('k.scopes').as('key_scopes'),
      key.select('k.expires_at').as('key_expires'),
      key.select('k.revoked_at').as('key_revoked'),
      key.select('k.last_used_at').as('key_used'),
    ])
    .where('p.id', '=', key.select('k.profile_id'))
    .$castTo<FoundCaller>()
    .compile()
}

/** Returns a function that reads a key by its hash, together with its profile. */
export function createKeyLookup(db: Database) {
  const query = compileQuery(db)
  return async (hash: string): Promise<FoundKey | undefined> => {
    const { rows } = await db.executeQuery<FoundCaller>({ ...query, parameters: query.parameters.map(() => hash) })
    const found = rows[0]
    return (
      found && {
        keyId: found.key_id,
        scopes: JSON.parse(found.key_scopes) as ApiScope[],
        expiresAt: found.key_expires,
        revokedAt: found.key_revoked,
        lastUsedAt: found.key_used,
        account: { suspendedAt: found.suspended_at, closedAt: found.closed_at, erasedAt: null },
        isProfileRemoved: found.profile_deleted !== null,
        profile: found,
      }
    )
  }
}
