import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

/**
 * Selects public profiles, sorted by name. Leaves out brands for adults only, which are found only by people who know their address (D-05,
 * D-29).
 */
const listed = (db: Database, after: string) =>
  db
    .selectFrom('profiles')
    .where('user_name_key', '>', after)
    .where('status', 'in', publicStatuses)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('is_nsfw', 'is', null), row('is_nsfw', '=', 0)]))
    .orderBy('user_name_key')

/** Returns the next `count` public profiles after a user name, sorted by user name. An empty name starts from the beginning. */
export const publicProfilesAfter = (
  db: Database,
  after: string,
  count: number,
): Promise<{ type: ProfileType; user_name_key: string | null }[]> =>
  listed(db, after).select(['type', 'user_name_key']).limit(count).execute()

/**
 * Returns the user name after which each page of `size` public profiles begins. It is empty for the first page. Reads two rows per page.
 */
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
