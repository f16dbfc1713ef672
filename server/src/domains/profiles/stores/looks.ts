import { sql } from 'kysely'
import { businessNameLooks, lookAlikes, userNameLooks } from '@wasla/contract/profiles/look.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Database } from '#database/database.ts'

const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, text)

/** What a row's user name looks like, in the words of its index. */
const ofUserName = sql.raw<string>(replaced(`lower(${replaced('user_name', lookAlikes.capitals)})`, lookAlikes.small))

/** Whether anybody else has a user name that is taken for this one (security case 56). */
export const looksLikeAnother = async (db: Database, name: string, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('profiles')
    .select('id')
    .where(ofUserName, 'in', userNameLooks(name))
    .where('id', '!=', profileId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether a business of this type, Active or under review, that belongs to another user has a name that looks like one of these (security case 56). */
export const looksLikeAnotherBusiness = async (
  db: Database,
  names: readonly string[],
  { userId, type }: Pick<ProfileRecord, 'userId' | 'type'>,
): Promise<boolean> =>
  (type === 'AGENCY' || type === 'BRAND') &&
  (await db
    .selectFrom('business_name_looks')
    .select('profile_id')
    .where('kind', '=', type)
    .where('look', 'in', names.flatMap(businessNameLooks))
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined
