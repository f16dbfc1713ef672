import { changesOf } from '@wasla/contract/common/decision.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import { pinnedFirst } from '@wasla/contract/showcase/pinned-first.ts'
import {
  decideFeaturedPostCreation,
  decideFeaturedPostPin,
  decideFeaturedPostRemoval,
  decideFeaturedPostUpdate,
  type FeaturedPostState,
} from '@wasla/contract/showcase/posts.ts'
import type { FeaturedPostRecord } from '@wasla/contract/showcase/record.ts'
import type { World } from '../../world/tables.ts'
import type { MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { me } from './owner.ts'
import { createdIn, insertRow, removeRow, rowsOf, updateRow } from './rows.ts'

/** Returns the posts of a profile. The pinned post comes first; the others follow, newest first. */
export const postsOf = ({ featuredPosts }: Pick<World, 'featuredPosts'>, profileId: string) => pinnedFirst(rowsOf(featuredPosts, profileId))

const stateOf = ({ memory: { world } }: Store, profileId: string): FeaturedPostState => ({
  profileId,
  posts: postsOf(world, profileId),
  max: setting('profiles.featuredPosts'),
})

/** Implements the mutation `createFeaturedPost`. The mock loads no link previews. */
const createPost = (store: Store, profileId: string, input: Types.CreateFeaturedPostInput): FeaturedPostRecord =>
  insertRow(
    store.memory.world.featuredPosts,
    changesOf(decideFeaturedPostCreation(stateOf(store, profileId), input, createdIn(store, 'post'))).record,
  )

/** Implements the mutation `updateFeaturedPost`. */
const updatePost = (store: Store, profileId: string, input: Types.UpdateFeaturedPostInput): FeaturedPostRecord =>
  updateRow(
    store.memory.world.featuredPosts,
    changesOf(decideFeaturedPostUpdate(stateOf(store, profileId), input, store.clock.now())).record,
  )

/** Implements the mutation `deleteFeaturedPost`. */
const deletePost = (store: Store, profileId: string, id: string): { id: string } =>
  removeRow(store.memory.world.featuredPosts, changesOf(decideFeaturedPostRemoval(stateOf(store, profileId), id)))

/** Implements the mutation `pinFeaturedPost`. */
function pinPost(store: Store, profileId: string, input: Types.MutationPinFeaturedPostArgs): FeaturedPostRecord[] {
  const { world } = store.memory
  return changesOf(decideFeaturedPostPin(stateOf(store, profileId), input)).map((post) => updateRow(world.featuredPosts, post))
}

export const featuredPostMutations: Pick<
  Types.MutationResolvers<MockContext>,
  'createFeaturedPost' | 'updateFeaturedPost' | 'deleteFeaturedPost' | 'pinFeaturedPost'
> = {
  createFeaturedPost: (_parent, { createFeaturedPostInput: input }, context) => createPost(context.store, me(context), input),
  updateFeaturedPost: (_parent, { updateFeaturedPostInput: input }, context) => updatePost(context.store, me(context), input),
  deleteFeaturedPost: (_parent, { id }, context) => deletePost(context.store, me(context), id),
  pinFeaturedPost: (_parent, input, context) => pinPost(context.store, me(context), input),
}
