import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

/** Selects public profiles by name, without brands for adults only: those are for people who know them (D-05, D-29). */
const listed = (db: Database, after: string) =>
  db
    .selectFrom('profiles')
    .where('user_name_key', '>', after)
    .where('status', 'in', publicStatuses)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('is_nsfw', 'is', null), row('is_nsfw', '=', 0)]))
    .orderBy('user_name_key')

/** Returns the next `count` public profiles after a name, sorted by name. The empty name comes before all. */
export const publicProfilesAfter = (
  db: Database,
  after: string,
  count: number,
): Promise<{ type: ProfileType; user_name_key: string | null }[]> =>
  listed(db, after).select(['type', 'user_name_key']).limit(count).execute()

/** Returns the names after which pages of `size` public profiles begin; the first is empty. Reads two rows per page. */
export async function publicProfilePages(db: Database, size: number): Promise<string[]> {
  const starts = ['']
  for (;;) {
    const last = await listed(db, starts.at(-1) ?? '')
      .select('user_name_key')
      .limit(1)
      .offset(size - 1)
      .executeTakeFirst()
    const more = last?.user_name_key && (await publicProfilesAfter(db, last.user_name_key, 1)).length > 0
    if (!more) return starts
    starts.push(last.user_name_key ?? '')
  }
}
