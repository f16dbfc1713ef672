import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/** Returns the ids of a user's files that are pictures of groups that are not deleted. */
export async function groupPicturesFrom(db: Database, userId: string): Promise<string[]> {
  const address = sql<string>`'/files/' || f.id`
  const rows = await db
    .selectFrom('files as f')
    .select('f.id')
    .where('f.user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('groups as g')
          .select('g.id')
          .where((row) => row.or([row('g.photo', '=', address), row('g.cover_photo', '=', address)]))
          .where('g.deleted_at', 'is', null),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}
