import { sql } from 'kysely'
import { businessNameLooks, lookAlikes, userNameLooks } from '@wasla/contract/profiles/look.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Database } from '#database/database.ts'

const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, text)

/** What a row's name looks like, in the words of its index. */
const lookOf = (text: string) => sql.raw<string>(replaced(`lower(${replaced(text, lookAlikes.capitals)})`, lookAlikes.small))
const [ofUserName, ofName] = [lookOf('user_name'), lookOf(replaced('name', [[' ', ''], ...lookAlikes.arabic]))]

/** Whether anybody else has a user name that is taken for this one (security case 56). */
export const looksLikeAnother = async (db: Database, name: string, profileId: string): Promise<boolean> =>
  (await db
    .selectFrom('profiles')
    .select('id')
    .where(ofUserName, 'in', userNameLooks(name))
    .where('id', '!=', profileId)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether another's business of this type, one that is Active, goes by a name that is taken for this one (security case 56). */
export const looksLikeAnotherBusiness = async (
  db: Database,
  name: string,
  { userId, type }: Pick<ProfileRecord, 'userId' | 'type'>,
): Promise<boolean> =>
  (await db
    .selectFrom('profiles')
    .select('id')
    .where(ofName, 'in', businessNameLooks(name))
    .where('type', '=', type)
    .where('status', '=', 'Active')
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined
