import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/** Whether a group has, or had, a user name, by its lower-case form (D-03). */
export const isGroupName = async (db: Database, key: string): Promise<boolean> =>
  (await db
    .selectFrom('groups')
    .select('id')
    .where(sql`lower(user_name)`, '=', key)
    .limit(1)
    .executeTakeFirst()) !== undefined
