import { changesOf } from '@wasla/contract/common/decision.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import {
  decideFeaturedPostCreation,
  decideFeaturedPostRemoval,
  decideFeaturedPostUpdate,
  type FeaturedPostState,
} from '@wasla/contract/showcase/posts.ts'
import type { FeaturedPostRecord } from '@wasla/contract/showcase/record.ts'
import type { MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { me } from './owner.ts'
import { createdIn, insertRow, removeRow, rowsOf, updateRow } from './rows.ts'

const stateOf = ({ memory: { world } }: Store, profileId: string): FeaturedPostState => ({
  profileId,
  posts: rowsOf(world.featuredPosts, profileId),
  max: setting('profiles.featuredPosts'),
})

/** `createFeaturedPost`. There are no previews here. */
const createPost = (store: Store, profileId: string, input: Types.CreateFeaturedPostInput): FeaturedPostRecord =>
  insertRow(
    store.memory.world.featuredPosts,
    changesOf(decideFeaturedPostCreation(stateOf(store, profileId), input, createdIn(store, 'post'))).record,
  )

/** `updateFeaturedPost`. */
const updatePost = (store: Store, profileId: string, input: Types.UpdateFeaturedPostInput): FeaturedPostRecord =>
  updateRow(store.memory.world.featuredPosts, changesOf(decideFeaturedPostUpdate(stateOf(store, profileId), input)).record)

/** `deleteFeaturedPost`. */
const deletePost = (store: Store, profileId: string, id: string): { id: string } =>
  removeRow(store.memory.world.featuredPosts, changesOf(decideFeaturedPostRemoval(stateOf(store, profileId), id)))

export const featuredPostMutations: Pick<
  Types.MutationResolvers<MockContext>,
  'createFeaturedPost' | 'updateFeaturedPost' | 'deleteFeaturedPost'
> = {
  createFeaturedPost: (_parent, { createFeaturedPostInput: input }, context) => createPost(context.store, me(context), input),
  updateFeaturedPost: (_parent, { updateFeaturedPostInput: input }, context) => updatePost(context.store, me(context), input),
  deleteFeaturedPost: (_parent, { id }, context) => deletePost(context.store, me(context), id),
}
