import type { Database } from '#database/database.ts'

/** Returns the encrypted grant of an account, or null. */
export async function findSealed(db: Database, linkId: string): Promise<string | null> {
  const row = await db.selectFrom('social_grants').select('sealed').where('link_id', '=', linkId).executeTakeFirst()
  return row?.sealed ?? null
}

/** Saves the encrypted grant of an account, replacing an earlier one. */
export async function saveSealed(db: Database, linkId: string, sealed: string, now: number): Promise<void> {
  const next = { sealed, updated_at: now }
  await db
    .insertInto('social_grants')
    .values({ link_id: linkId, ...next })
    .onConflict((clash) => clash.column('link_id').doUpdateSet(next))
    .execute()
}
