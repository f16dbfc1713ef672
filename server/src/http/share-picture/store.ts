import type { Database } from '#database/database.ts'

/** When an account was last erased; null where none ever was. */
export async function lastErasure(db: Database): Promise<number | null> {
  const { last } = await db
    .selectFrom('closed_accounts')
    .select((row) => row.fn.max('erased_at').as('last'))
    .executeTakeFirstOrThrow()
  return last
}
