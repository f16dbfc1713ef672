import { decisionOf, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { CreateFeaturedPostInput, UpdateFeaturedPostInput } from '../generated/user-types.ts'
import { decideRemoval, requireFreePlace, requireOwn, type Created } from './own.ts'
import { pinnedFirst } from './pinned-first.ts'
import { noPreview, type Previewable } from './preview.ts'
import type { FeaturedPostRecord } from './record.ts'
import { changed, isSame } from '../common/change.ts'
import { acceptFeaturedPost } from './rules.ts'

/** State for decisions on featured posts: all featured posts of a profile, and their highest number (`max`). */
export type FeaturedPostState = { readonly profileId: string; readonly posts: readonly FeaturedPostRecord[]; readonly max: number }

const addressOf = ({ platform, url }: Pick<FeaturedPostRecord, 'platform' | 'url'>) => ({ platform, url })

const missing = 'FEATURED_POST_NOT_FOUND'
/** The error for a post that the owner does not have. */
export const featuredPostMissing = () => new Problem(missing)

/** Decides `createFeaturedPost` (D-10 to D-12); returns the new post. */
export const decideFeaturedPostCreation = (
  { profileId, posts, max }: FeaturedPostState,
  input: CreateFeaturedPostInput,
  { id, now }: Created,
): Decision<Previewable<FeaturedPostRecord>> =>
  decisionOf(() => {
    const accepted = acceptFeaturedPost(input, now)
    requireFreePlace(posts, max, 'url')
    return { record: { id, profileId, ...accepted, ...noPreview, createdAt: now, isPinned: false }, address: addressOf(accepted) }
  })

/**
 * Decides `updateFeaturedPost`; returns the changed post. A caption or date stays if the input omits it, and is removed if the input has
 * null. The preview stays if the address stays.
 */
export const decideFeaturedPostUpdate = (
  { posts }: FeaturedPostState,
  { id, ...input }: UpdateFeaturedPostInput,
  now: number,
): Decision<Previewable<FeaturedPostRecord>> =>
  decisionOf(() => {
    const post = requireOwn(posts, id, missing)
    const { platform, url, caption, postedOn } = post
    const accepted = acceptFeaturedPost(changed({ platform, url, caption, postedOn }, input, ['caption', 'postedOn']), now)
    if (isSame({ platform, url, caption, postedOn }, accepted)) throw new Problem('NO_CHANGES_TO_UPDATE')
    if (isSame({ platform, url }, addressOf(accepted))) return { record: { ...post, ...accepted }, address: null }
    return { record: { ...post, ...accepted, ...noPreview }, address: addressOf(accepted) }
  })

/** Decides `deleteFeaturedPost`; returns the id to remove. */
export const decideFeaturedPostRemoval = ({ posts }: FeaturedPostState, id: string) => decideRemoval(posts, id, missing)

/** Decides `pinFeaturedPost`; returns all posts with at most one pinned. Pinning a post unpins the former one. */
export const decideFeaturedPostPin = (
  { posts }: Pick<FeaturedPostState, 'posts'>,
  { id, pinned }: { id: string; pinned: boolean },
): Decision<readonly FeaturedPostRecord[]> =>
  decisionOf(() => {
    if (requireOwn(posts, id, missing).isPinned === pinned) throw new Problem('NO_CHANGES_TO_UPDATE')
    return pinnedFirst(posts.map((post) => ({ ...post, isPinned: pinned && post.id === id })))
  })
