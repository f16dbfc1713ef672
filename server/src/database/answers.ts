import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Whether a statement comes back; never throws. */
export const databaseAnswers = (db: Database): Promise<boolean> =>
  sql`select 1`.execute(db).then(
    () => true,
    () => false,
  )
