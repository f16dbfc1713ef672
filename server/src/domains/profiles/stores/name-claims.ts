import type { Insertable } from 'kysely'
import { businessNameConfusableKeys, userNameConfusableKeys } from '@wasla/contract/profiles/confusable-key.ts'
import { businessNamesOf, claimsNames } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { businessTypes, type ProfileType, type BusinessType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import type { Tables } from '#database/schema.ts'

type Owner = { id: string; userId: string }
const kindOf = (type: ProfileType): BusinessType | null => businessTypes.find((one) => one === type) ?? null

/** Returns the rows of claims, sorted, so that two transactions that claim several keys at once cannot deadlock. */
const rows = <K extends string>(kind: K, keys: readonly string[], { id, userId }: Owner) =>
  [...new Set(keys)].toSorted().map((key) => ({ kind, look: key, profile_id: id, user_id: userId }))

const keysOf = (names: readonly string[]) => names.flatMap(businessNameConfusableKeys)

type Business = Pick<ProfileRecord, 'id' | 'userId' | 'type' | 'status' | 'name' | 'nameInOtherScript'>

/** Returns the rows that store the confusable keys of a business's names; none if it is neither Active nor under review. */
export function businessKeyRowsOf(profile: Business): Insertable<Tables['business_name_looks']>[] {
  const kind = kindOf(profile.type)
  return kind === null || !claimsNames(profile.status) ? [] : rows(kind, keysOf(businessNamesOf(profile)), profile)
}

type Claims = Insertable<Tables['name_claims']>[]

/** Returns the rows of names and claims of these profiles, for `seedDemo`. If several profiles have the same key, the first claims it. */
export function nameRowsOf(profiles: readonly ProfileRecord[]) {
  const keys = profiles.flatMap(businessKeyRowsOf)
  const claims: Claims = [
    ...profiles.flatMap((one) => (one.userName === null ? [] : rows('userName' as const, userNameConfusableKeys(one.userName), one))),
    ...new Map(keys.toReversed().map((one) => [`${one.kind} ${one.look}`, one])).values(),
  ]
  return { name_claims: claims, business_name_looks: keys }
}

/**
 * Claims every confusable key of a user name, and replaces the profile's earlier claims. Throws a unique violation if another profile has claimed one
 * of the keys, even at the same moment; the transaction must then be rolled back.
 */
export async function claimUserName(tx: Database, owner: Owner, name: string): Promise<void> {
  await tx.deleteFrom('name_claims').where('profile_id', '=', owner.id).where('kind', '=', 'userName').execute()
  await tx
    .insertInto('name_claims')
    .values(rows('userName' as const, userNameConfusableKeys(name), owner))
    .execute()
}

/** Returns whether another profile has claimed a confusable key of this user name. */
export const isUserNameClaimed = async (db: Database, name: string, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('name_claims')
    .select('look')
    .where('kind', '=', 'userName')
    .where('look', 'in', userNameConfusableKeys(name))
    .where('profile_id', '!=', profileId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Gives every unclaimed key to one of the businesses that have it: to an active one before one under review, then to the oldest. `keys`
 * limits this to the given keys.
 */
export async function handOverKeys(tx: Database, keys?: readonly string[]): Promise<void> {
  const heirs = tx
    .selectFrom('business_name_looks as one')
    .innerJoin('profiles as p', 'p.id', 'one.profile_id')
    .$if(keys !== undefined, (query) => query.where('one.look', 'in', keys ?? []))
    .select(['one.kind', 'one.look', 'one.profile_id', 'one.user_id'])
    .select(({ fn, eb }) =>
      fn
        .agg<number>('row_number')
        .over((over) =>
          over
            .partitionBy(['one.kind', 'one.look'])
            .orderBy(eb.case().when('p.status', '=', 'Active').then(0).else(1).end())
            .orderBy('p.created_at')
            .orderBy('p.id'),
        )
        .as('place'),
    )
  await tx
    .insertInto('name_claims')
    .columns(['kind', 'look', 'profile_id', 'user_id'])
    .expression(
      tx
        .selectFrom(heirs.as('heir'))
        .select(['heir.kind', 'heir.look', 'heir.profile_id', 'heir.user_id'])
        .where('heir.place', '=', 1)
        .orderBy('heir.look'),
    )
    .onConflict((clash) => clash.columns(['kind', 'look']).doNothing())
    .execute()
}

/** Removes the keys and claims of a business, except those in `remaining`. Other businesses with these keys then claim them. */
async function giveUp(tx: Database, profileId: string, remaining: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('business_name_looks')
    .where('profile_id', '=', profileId)
    .$if(remaining.length > 0, (query) => query.where('look', 'not in', remaining))
    .execute()
  const freed = await tx
    .deleteFrom('name_claims')
    .where('profile_id', '=', profileId)
    .where('kind', '!=', 'userName')
    .$if(remaining.length > 0, (query) => query.where('look', 'not in', remaining))
    .returning('look')
    .execute()
  if (freed.length > 0)
    await handOverKeys(
      tx,
      freed.map(({ look }) => look),
    )
}

/** Releases the names of a business that is no longer Active or under review. */
export const releaseBusinessNames = (tx: Database, profileId: string): Promise<void> => giveUp(tx, profileId, [])

/**
 * Claims every confusable key of a business's names among businesses of its type, and replaces its earlier claims. Returns false if another user's
 * business has claimed one of the `needed` names; two businesses of the same user may share a name. Names that looked alike already before
 * the rule changed are not among `needed`, so both businesses keep them.
 */
export async function claimBusinessNames(
  tx: Database,
  owner: Owner,
  type: ProfileType,
  names: readonly string[],
  needed: readonly string[] = names,
): Promise<boolean> {
  const kind = kindOf(type)
  if (kind === null) return true
  const claims = rows(kind, keysOf(names), owner)
  await giveUp(
    tx,
    owner.id,
    claims.map(({ look }) => look),
  )
  if (claims.length === 0) return true
  await tx
    .insertInto('business_name_looks')
    .values(claims)
    .onConflict((clash) => clash.columns(['kind', 'look', 'profile_id']).doNothing())
    .execute()
  const held = await tx
    .insertInto('name_claims')
    .values(claims)
    .onConflict((clash) =>
      clash
        .columns(['kind', 'look'])
        .doUpdateSet((row) => ({ profile_id: row.ref('excluded.profile_id') }))
        .whereRef('name_claims.user_id', '=', 'excluded.user_id'),
    )
    .returning('look')
    .execute()
  const mine = new Set(held.map(({ look }) => look))
  return keysOf(needed).every((key) => mine.has(key))
}
