import type { Database } from '#database/database.ts'

/** Returns the code of a participant’s link; null if they have none. */
export async function findCode(db: Database, { programId, profileId }: { programId: string; profileId: string }): Promise<string | null> {
  const row = await db
    .selectFrom('tracking_links')
    .select('code')
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return row?.code ?? null
}
