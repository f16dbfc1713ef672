import type { Insertable } from 'kysely'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { locking } from '#database/row-lock.ts'
import type { SearchEntriesTable, SearchStaleTable } from '#database/tables/search.ts'

/**
 * Removes some stale entries from the queue and returns them, entries with changed names first. A concurrent change of such an entry waits
 * and then adds it again. The rows are locked in order, so that two processes do not wait for each other.
 */
export async function takeStale(tx: Database, most: number): Promise<Pick<SearchStaleTable, 'kind' | 'subject_id'>[]> {
  const next = await tx
    .selectFrom('search_stale')
    .select(['kind', 'subject_id'])
    .orderBy('turn')
    .orderBy('kind')
    .orderBy('subject_id')
    .limit(most)
    .$call(locking(dialectOf(tx)))
    .execute()
  if (next.length === 0) return []
  const of = (kind: SearchStaleTable['kind']) => next.filter((row) => row.kind === kind).map((row) => row.subject_id)
  return tx
    .deleteFrom('search_stale')
    .where((row) =>
      row.or(
        (['profile', 'group'] as const).flatMap((kind) =>
          of(kind).length === 0 ? [] : [row.and([row('kind', '=', kind), row('subject_id', 'in', of(kind))])],
        ),
      ),
    )
    .returning(['kind', 'subject_id'])
    .execute()
}

export const hasStale = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('search_stale').select('kind').limit(1).executeTakeFirst()) !== undefined

/**
 * Replaces the entries of `subjects`. A subject that search may no longer find loses its entry. An existing entry keeps its `listed_at`.
 */
export async function replaceEntries(
  tx: Database,
  subjects: readonly string[],
  entries: readonly Insertable<SearchEntriesTable>[],
): Promise<void> {
  const found = new Set(entries.map((entry) => entry.subject_id))
  const gone = subjects.filter((id) => !found.has(id))
  if (gone.length > 0) await tx.deleteFrom('search_entries').where('subject_id', 'in', gone).execute()
  if (entries.length === 0) return
  await tx
    .insertInto('search_entries')
    .values(entries)
    .onConflict((clash) =>
      clash.column('subject_id').doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        mark: row.ref('excluded.mark'),
        user_name_key: row.ref('excluded.user_name_key'),
        name: row.ref('excluded.name'),
        other_name: row.ref('excluded.other_name'),
        words: row.ref('excluded.words'),
        facets: row.ref('excluded.facets'),
        has_picture: row.ref('excluded.has_picture'),
        followers: row.ref('excluded.followers'),
        score: row.ref('excluded.score'),
        engagement: row.ref('excluded.engagement'),
        platforms: row.ref('excluded.platforms'),
        country_id: row.ref('excluded.country_id'),
        price: row.ref('excluded.price'),
        price_posts: row.ref('excluded.price_posts'),
        price_videos: row.ref('excluded.price_videos'),
        price_short_videos: row.ref('excluded.price_short_videos'),
        price_stories: row.ref('excluded.price_stories'),
        price_live: row.ref('excluded.price_live'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute()
}
