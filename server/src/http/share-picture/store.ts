import type { Database } from '#database/database.ts'

/** Returns when an account was last erased, in milliseconds; null if none ever was. */
export async function lastErasure(db: Database): Promise<number | null> {
  const { last } = await db
    .selectFrom('closed_accounts')
    .select((row) => row.fn.max('erased_at').as('last'))
    .executeTakeFirstOrThrow()
  return last
}
