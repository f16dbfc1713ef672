import type { Selectable } from 'kysely'
import type { FeaturedPostRecord } from '@wasla/contract/showcase/record.ts'
import { platforms } from '@wasla/contract/social/record.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import type { FeaturedPostsTable } from '#database/tables/showcase.ts'

export const featuredPostRow = defineRecord<FeaturedPostsTable>()({
  id: same,
  profileId: same,
  platform: same,
  url: same,
  html: same,
  coverPhotoUrl: same,
  caption: same,
  postedOn: same,
  createdAt: same,
  isPinned: flag,
})

/** Reads a row; ignores it if it has no web address or an unknown platform, even if we wrote it (security cases 49, 50). */
function toRecords(row: Selectable<FeaturedPostsTable>): FeaturedPostRecord[] {
  const post = featuredPostRow.read(row)
  const platform = platforms.find((known) => known === post.platform)
  return platform && webAddress(post.url) !== null ? [{ ...post, platform }] : []
}

/** Returns a profile's posts: the pinned one first, then newest first (D-10). */
export async function findPosts(db: Database, profileId: string): Promise<FeaturedPostRecord[]> {
  const rows = await db
    .selectFrom('featured_posts')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('is_pinned', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(toRecords)
}

export const insertPost = (db: Database, post: FeaturedPostRecord) =>
  db.insertInto('featured_posts').values(featuredPostRow.write(post)).execute()

/** Updates a post; returns false if it no longer exists. */
export async function savePost(db: Database, post: FeaturedPostRecord): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('featured_posts')
    .set(featuredPostRow.write({ ...post, isPinned: undefined }))
    .where('id', '=', post.id)
    .where('profile_id', '=', post.profileId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Pins a post and unpins the former one; with null, only unpins. A unique index allows one pinned post per profile. */
export async function savePin(tx: Database, profileId: string, pinnedId: string | null): Promise<void> {
  const own = tx.updateTable('featured_posts').where('profile_id', '=', profileId)
  await own.set({ is_pinned: 0 }).where('is_pinned', '=', 1).execute()
  if (pinnedId !== null) await own.set({ is_pinned: 1 }).where('id', '=', pinnedId).execute()
}
