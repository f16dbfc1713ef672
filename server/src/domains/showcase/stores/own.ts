import type { Database } from '#database/database.ts'

type OwnTable = 'featured_posts' | 'profile_links' | 'brand_collaborations' | 'rate_cards'

/** Removes a row of a profile; returns false if it no longer exists. */
export async function removeOwn(db: Database, table: OwnTable, profileId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).where('profile_id', '=', profileId).executeTakeFirst()
  return numDeletedRows > 0
}
