import { sql } from 'kysely'
import { businessNameConfusableKeys, confusables, userNameConfusableKeys } from '@wasla/contract/profiles/confusable-key.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Database } from '#database/database.ts'

const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, text)

/** The confusable key of a row's user name, written exactly as in the index. */
const ofUserName = sql.raw<string>(replaced(`lower(${replaced('user_name', confusables.capitals)})`, confusables.small))

/** Returns whether another profile has a user name that looks like this one (security case 56). */
export const isConfusableWithAnother = async (db: Database, name: string, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('profiles')
    .select('id')
    .where(ofUserName, 'in', userNameConfusableKeys(name))
    .where('id', '!=', profileId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Returns whether another user's business of this type, Active or under review, has a name that looks like one of these (security case 56).
 */
export const isConfusableWithAnotherBusiness = async (
  db: Database,
  names: readonly string[],
  { userId, type }: Pick<ProfileRecord, 'userId' | 'type'>,
): Promise<boolean> =>
  (type === 'AGENCY' || type === 'BRAND') &&
  (await db
    .selectFrom('business_name_looks')
    .select('profile_id')
    .where('kind', '=', type)
    .where('look', 'in', names.flatMap(businessNameConfusableKeys))
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined
