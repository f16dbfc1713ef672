import { businessNameLooks, userNameLooks } from '@wasla/contract/profiles/look.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

type Owner = { id: string; userId: string }
type Kind = 'userName' | Extract<ProfileType, 'AGENCY' | 'BRAND'>

const kindOf = (type: ProfileType): Kind | null => (type === 'AGENCY' || type === 'BRAND' ? type : null)

/** In one order, so that two who take several at once wait for each other and never both. */
const rows = (kind: Kind, looks: readonly string[], { id, userId }: Owner) =>
  looks.toSorted().map((look) => ({ kind, look, profile_id: id, user_id: userId }))

/** The claims of a profile with these names, as `seedDemo` writes them. */
export function claimsOf(profile: Owner & { type: ProfileType; status: string; userName: string | null; name: string | null }) {
  const kind = kindOf(profile.type)
  return [
    ...(profile.userName === null ? [] : rows('userName', userNameLooks(profile.userName), profile)),
    ...(kind === null || profile.name === null || profile.status !== 'Active' ? [] : rows(kind, businessNameLooks(profile.name), profile)),
  ]
}

/**
 * Takes everything a user name may be read as, in place of what the profile had. Throws the database's clash where one of it is
 * another's, also of somebody who takes it at this moment: the transaction is over then.
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

/** Gives up the name of a business: it is not shown any more, or another is taken. */
export const releaseBusinessName = (tx: Database, profileId: string) =>
  tx.deleteFrom('name_claims').where('profile_id', '=', profileId).where('kind', '!=', 'userName').execute()

/**
 * Takes everything the name of a business may be read as among those of its type, in place of what it had. False where another user's
 * has one of it; two of one user may share a name.
 */
export async function claimBusinessName(tx: Database, owner: Owner, type: ProfileType, name: string): Promise<boolean> {
  const kind = kindOf(type)
  if (kind === null) return true
  await releaseBusinessName(tx, owner.id)
  const wanted = rows(kind, businessNameLooks(name), owner)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('name_claims')
    .values(wanted)
    .onConflict((clash) =>
      clash
        .columns(['kind', 'look'])
        .doUpdateSet((row) => ({ profile_id: row.ref('excluded.profile_id') }))
        .whereRef('name_claims.user_id', '=', 'excluded.user_id'),
    )
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows ?? 0) === wanted.length
}
