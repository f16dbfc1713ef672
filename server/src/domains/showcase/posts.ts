import { changesOf } from '@wasla/contract/common/decision.ts'
import type { CreateFeaturedPostInput, MutationPinFeaturedPostArgs, UpdateFeaturedPostInput } from '@wasla/contract/generated/user-types.ts'
import {
  decideFeaturedPostCreation,
  decideFeaturedPostPin,
  decideFeaturedPostRemoval,
  decideFeaturedPostUpdate,
  featuredPostMissing,
  type FeaturedPostState,
} from '@wasla/contract/showcase/posts.ts'
import type { FeaturedPostRecord, Owner } from '@wasla/contract/showcase/record.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import { saveWithPreview, type PreviewDeps } from './previews.ts'
import { findPosts, insertPost, savePin, savePost } from './stores/posts.ts'
import { removeOwn } from './stores/own.ts'

type PostDeps = PreviewDeps & Pick<Deps, 'db' | 'clock' | 'ids' | 'settings'>

const stateOf = async ({ settings }: PostDeps, db: Database, { profileId }: Owner): Promise<FeaturedPostState> => ({
  profileId,
  posts: await findPosts(db, profileId),
  max: settings.get('profiles.featuredPosts'),
})

function createFeaturedPost(deps: PostDeps, owner: Owner, input: CreateFeaturedPostInput): Promise<FeaturedPostRecord> {
  const created = { id: deps.ids.uuid(), now: deps.clock.now() }
  return saveWithPreview(deps, owner.profileId, {
    decide: async (db) => decideFeaturedPostCreation(await stateOf(deps, db, owner), input, created),
    async save(tx, post) {
      await insertPost(tx, post)
      return post
    },
  })
}

const updateFeaturedPost = (deps: PostDeps, owner: Owner, input: UpdateFeaturedPostInput): Promise<FeaturedPostRecord> =>
  saveWithPreview(deps, owner.profileId, {
    decide: async (db) => decideFeaturedPostUpdate(await stateOf(deps, db, owner), input, deps.clock.now()),
    async save(tx, post) {
      if (!(await savePost(tx, post))) throw featuredPostMissing()
      return post
    },
  })

const deleteFeaturedPost = (deps: PostDeps, owner: Owner, id: string): Promise<{ id: string }> =>
  inTransaction(deps.db, async (tx) => {
    const removed = changesOf(decideFeaturedPostRemoval(await stateOf(deps, tx, owner), id))
    if (!(await removeOwn(tx, 'featured_posts', owner.profileId, removed.id))) throw featuredPostMissing()
    return removed
  })

/** Implements the mutation `pinFeaturedPost`. It locks the profile, so that two pins at once leave one pinned post. */
const pinFeaturedPost = (
  { db }: PostDeps,
  { profileId }: Owner,
  input: MutationPinFeaturedPostArgs,
): Promise<readonly FeaturedPostRecord[]> =>
  inTransaction(db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const posts = changesOf(decideFeaturedPostPin({ posts: await findPosts(tx, profileId) }, input))
    await savePin(tx, profileId, input.pinned ? input.id : null)
    return posts
  })

/** Changes of posts by their owner (D-19). Another's post gets the same error as an unknown one. */
export const featuredPostChanges = (deps: PostDeps) => ({
  create: (owner: Owner, input: CreateFeaturedPostInput) => createFeaturedPost(deps, owner, input),
  update: (owner: Owner, input: UpdateFeaturedPostInput) => updateFeaturedPost(deps, owner, input),
  remove: (owner: Owner, id: string) => deleteFeaturedPost(deps, owner, id),
  pin: (owner: Owner, input: MutationPinFeaturedPostArgs) => pinFeaturedPost(deps, owner, input),
})
