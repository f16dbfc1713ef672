import { businessNameLooks, userNameLooks } from '@wasla/contract/profiles/look.ts'
import { businessNamesOf, claimsNames } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

type Owner = { id: string; userId: string }
type Kind = 'userName' | Extract<ProfileType, 'AGENCY' | 'BRAND'>

const kindOf = (type: ProfileType): Kind | null => (type === 'AGENCY' || type === 'BRAND' ? type : null)

/** In one order, so that of two transactions that claim several looks at once none waits for the other forever. */
const rows = (kind: Kind, looks: readonly string[], { id, userId }: Owner) =>
  [...new Set(looks)].toSorted().map((look) => ({ kind, look, profile_id: id, user_id: userId }))

/** The claims of a profile with these names, as `seedDemo` writes them. */
export function claimsOf(profile: ProfileRecord) {
  const kind = kindOf(profile.type)
  return [
    ...(profile.userName === null ? [] : rows('userName', userNameLooks(profile.userName), profile)),
    ...(kind === null || !claimsNames(profile.status) ? [] : rows(kind, businessNamesOf(profile).flatMap(businessNameLooks), profile)),
  ]
}

/**
 * Claims everything a user name may be read as, in place of what the profile had claimed. Throws the database's clash where somebody
 * else has claimed one of them, even at this moment: the transaction is over then.
 */
export async function claimUserName(tx: Database, owner: Owner, name: string): Promise<void> {
  await tx.deleteFrom('name_claims').where('profile_id', '=', owner.id).where('kind', '=', 'userName').execute()
  await tx
    .insertInto('name_claims')
    .values(rows('userName', userNameLooks(name), owner))
    .execute()
}

/** Whether anybody else has claimed what this user name may be read as. */
export const isUserNameClaimed = async (db: Database, name: string, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('name_claims')
    .select('look')
    .where('kind', '=', 'userName')
    .where('look', 'in', userNameLooks(name))
    .where('profile_id', '!=', profileId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Releases the names of a business, because it is neither shown nor under review any more, or takes others. */
export const releaseBusinessNames = (tx: Database, profileId: string) =>
  tx.deleteFrom('name_claims').where('profile_id', '=', profileId).where('kind', '!=', 'userName').execute()

/**
 * Claims everything the names of a business may be read as among those of its type, in place of what it had claimed. False where a
 * business of another user has claimed one of them; two businesses of one user may share a name.
 */
export async function claimBusinessNames(tx: Database, owner: Owner, type: ProfileType, names: readonly string[]): Promise<boolean> {
  const kind = kindOf(type)
  if (kind === null) return true
  await releaseBusinessNames(tx, owner.id)
  const claims = rows(kind, names.flatMap(businessNameLooks), owner)
  if (claims.length === 0) return true
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('name_claims')
    .values(claims)
    .onConflict((clash) =>
      clash
        .columns(['kind', 'look'])
        .doUpdateSet((row) => ({ profile_id: row.ref('excluded.profile_id') }))
        .whereRef('name_claims.user_id', '=', 'excluded.user_id'),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) === claims.length
}
