import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

/** Those with a page that anybody may see, by name; brands for adults alone are found by who knows them (D-05, D-29). */
const listed = (db: Database, after: string) =>
  db
    .selectFrom('profiles')
    .where('user_name_key', '>', after)
    .where('status', 'in', publicStatuses)
    .where('deleted_at', 'is', null)
    .where((row) => row.or([row('is_nsfw', 'is', null), row('is_nsfw', '=', 0)]))
    .orderBy('user_name_key')

/** The next `count` public profiles after a name, in the order of names; the empty name is before all. */
export const publicProfilesAfter = (
  db: Database,
  after: string,
  count: number,
): Promise<{ type: ProfileType; user_name_key: string | null }[]> =>
  listed(db, after).select(['type', 'user_name_key']).limit(count).execute()

/** After which names pages of `size` public profiles begin: the first after none. Reads one row a page. */
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
