import { sql } from 'kysely'
import { businessNameLooks, lookAlikes, userNameLooks } from '@wasla/contract/profiles/look.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { Database } from '#database/database.ts'
import { businessNameColumns } from '#database/tables/profiles.ts'

const replaced = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce((inner, [from, to]) => `replace(${inner}, '${from}', '${to}')`, text)

/** What a row's name looks like, in the words of its index. */
const lookOf = (text: string) => sql.raw<string>(replaced(`lower(${replaced(text, lookAlikes.capitals)})`, lookAlikes.small))
const ofUserName = lookOf('user_name')
/** The same for each name of a business, which may be Arabic and whose blanks do not count. */
const ofBusinessNames = businessNameColumns.map((column) => lookOf(replaced(column, [[' ', ''], ...lookAlikes.arabic])))

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
  (await db
    .selectFrom('profiles')
    .select('id')
    .where((row) => row.or(ofBusinessNames.map((look) => row(look, 'in', names.flatMap(businessNameLooks)))))
    .where('type', '=', type)
    .where('status', 'in', ['Active', 'AdminVerifying'])
    .where('user_id', '!=', userId)
    .limit(1)
    .executeTakeFirst()) !== undefined
