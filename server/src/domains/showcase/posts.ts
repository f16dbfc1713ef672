import type { Selectable } from 'kysely'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { CreateFeaturedPostInput, UpdateFeaturedPostInput } from '@wasla/contract/generated/user-types.ts'
import type { FeaturedPostRecord } from '@wasla/contract/showcase/record.ts'
import { acceptFeaturedPost, isSame } from '@wasla/contract/showcase/rules.ts'
import { platforms } from '@wasla/contract/social/record.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Database } from '#database/database.ts'
import type { FeaturedPostsTable } from '#database/tables/showcase.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { previewOf, type PreviewDeps } from './previews.ts'
import { refusalIfFull } from './room.ts'

export type PostDeps = PreviewDeps & Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>

/** What is no link, or of no platform, is not shown, whoever wrote the row (security cases 49, 50). */
function toRecord(row: Selectable<FeaturedPostsTable>): FeaturedPostRecord[] {
  const platform = platforms.find((known) => known === row.platform)
  if (!platform || webAddress(row.url) === null) return []
  return [
    {
      id: row.id,
      profileId: row.profile_id,
      platform,
      url: row.url,
      html: row.html,
      coverPhotoUrl: row.cover_photo_url,
      createdAt: row.created_at,
    },
  ]
}

/** Newest first (D-10). */
export async function findPosts(db: Database, profileId: string): Promise<FeaturedPostRecord[]> {
  const rows = await db
    .selectFrom('featured_posts')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(toRecord)
}

const write = (tx: Database, { id, profileId, platform, url, html, coverPhotoUrl, createdAt }: FeaturedPostRecord) =>
  tx
    .insertInto('featured_posts')
    .values({ id, profile_id: profileId, platform, url, html, cover_photo_url: coverPhotoUrl, created_at: createdAt })
    .execute()

/** `createFeaturedPost` (D-10 to D-12). */
export async function createPost(deps: PostDeps, viewer: Viewer, input: CreateFeaturedPostInput): Promise<FeaturedPostRecord> {
  const { platform, url } = acceptFeaturedPost(input)
  const preview = await previewOf(deps, viewer, url, platform)
  return settle(
    await inTransaction(deps.db, async (tx): Promise<Verdict<FeaturedPostRecord>> => {
      const full = await refusalIfFull(tx, 'featured_posts', viewer.profileId, deps.settings.get('profiles.featuredPosts'), 'url')
      if (full) return full
      const post = { id: deps.ids.uuid(), profileId: viewer.profileId, platform, url, ...preview, createdAt: deps.clock.now() }
      await write(tx, post)
      return post
    }),
  )
}

const missing = () => new Problem('FEATURED_POST_NOT_FOUND')

/** `updateFeaturedPost`: one's own alone; a foreign one answers as one that is not there (security case 19). */
export async function updatePost(deps: PostDeps, viewer: Viewer, { id, ...given }: UpdateFeaturedPostInput): Promise<FeaturedPostRecord> {
  const post = (await findPosts(deps.db, viewer.profileId)).find((one) => one.id === id)
  if (!post) throw missing()
  const { platform, url } = acceptFeaturedPost(given)
  if (isSame({ platform: post.platform, url: post.url }, { platform, url })) throw new Problem('NO_CHANGES_TO_UPDATE')
  const preview = await previewOf(deps, viewer, url, platform)
  const written = await deps.db
    .updateTable('featured_posts')
    .set({ platform, url, html: preview.html, cover_photo_url: preview.coverPhotoUrl })
    .where('id', '=', id)
    .where('profile_id', '=', viewer.profileId)
    .executeTakeFirst()
  if (Number(written.numUpdatedRows) === 0) throw missing()
  return { ...post, platform, url, ...preview }
}

export async function deletePost({ db }: Pick<PostDeps, 'db'>, viewer: Viewer, id: string): Promise<{ id: string }> {
  const gone = await db.deleteFrom('featured_posts').where('id', '=', id).where('profile_id', '=', viewer.profileId).executeTakeFirst()
  if (Number(gone.numDeletedRows) === 0) throw missing()
  return { id }
}
