import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

const tables = {
  day_visitors: ['day', 'program_id', 'profile_id', 'visitor'],
  program_visitors: ['day', 'program_id', 'visitor'],
} as const

/** Deletes so many of the rows of visitors of days before one, in the order of days; answers how many there were. */
async function deleteSome(db: Database, table: keyof typeof tables, day: string, most: number): Promise<number> {
  const key = sql.join(tables[table].map((name) => sql.ref(name)))
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${key}) in
      (select ${key} from ${sql.table(table)} where day < ${day} order by ${key} limit ${sql.lit(most)})`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The same of participants and of whole programs. Answers whether there may be more. */
export async function deleteVisitorsBefore(db: Database, day: string, most: number): Promise<boolean> {
  let isMore = false
  for (const table of Object.keys(tables) as (keyof typeof tables)[]) isMore = (await deleteSome(db, table, day, most)) === most || isMore
  return isMore
}
