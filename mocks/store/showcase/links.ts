import { changesOf } from '@wasla/contract/common/decision.ts'
import type * as Types from '@wasla/contract/generated/user-types.ts'
import {
  decideProfileLinkCreation,
  decideProfileLinkRemoval,
  decideProfileLinkUpdate,
  type ProfileLinkState,
} from '@wasla/contract/showcase/links.ts'
import { byPosition, decideProfileLinkOrder } from '@wasla/contract/showcase/order.ts'
import { allOwned, owned } from '@wasla/contract/showcase/owned.ts'
import type { ProfileLinkRecord } from '@wasla/contract/showcase/record.ts'
import type { MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { me, ownerOf } from './owner.ts'
import { createdIn, insertRow, removeRow, rowsOf, updateRow } from './rows.ts'

/** Returns the links of a profile in their order, including hidden ones. */
export const linkRowsOf = ({ memory: { world } }: Store, profileId: string): ProfileLinkRecord[] =>
  rowsOf(world.profileLinks, profileId).toSorted(byPosition)

const stateOf = (store: Store, profileId: string): ProfileLinkState => ({
  profileId,
  links: linkRowsOf(store, profileId),
  max: setting('profiles.featuredLinks'),
})

/** Implements the mutation `createProfileLink`. The mock loads no link previews. */
const createLink = (store: Store, profileId: string, input: Types.CreateProfileLinkInput): ProfileLinkRecord =>
  insertRow(
    store.memory.world.profileLinks,
    changesOf(decideProfileLinkCreation(stateOf(store, profileId), input, createdIn(store, 'link'))).record,
  )

/** Implements the mutation `updateProfileLink`. */
const updateLink = (store: Store, profileId: string, input: Types.UpdateProfileLinkInput): ProfileLinkRecord =>
  updateRow(store.memory.world.profileLinks, changesOf(decideProfileLinkUpdate(stateOf(store, profileId), input)).record)

/** Implements the mutation `deleteProfileLink`. */
const deleteLink = (store: Store, profileId: string, id: string): { id: string } =>
  removeRow(store.memory.world.profileLinks, changesOf(decideProfileLinkRemoval(stateOf(store, profileId), id)))

/** Implements the mutation `reorderProfileLinks`. */
const reorderLinks = (store: Store, profileId: string, ids: readonly string[]): ProfileLinkRecord[] =>
  changesOf(decideProfileLinkOrder(linkRowsOf(store, profileId), ids)).map((link) => updateRow(store.memory.world.profileLinks, link))

export const profileLinkMutations: Pick<
  Types.MutationResolvers<MockContext>,
  'createProfileLink' | 'updateProfileLink' | 'deleteProfileLink' | 'reorderProfileLinks'
> = {
  createProfileLink: (_parent, { createProfileLinkInput: input }, context) =>
    owned(ownerOf(context), createLink(context.store, me(context), input)),
  updateProfileLink: (_parent, { updateProfileLinkInput: input }, context) =>
    owned(ownerOf(context), updateLink(context.store, me(context), input)),
  deleteProfileLink: (_parent, { id }, context) => deleteLink(context.store, me(context), id),
  reorderProfileLinks: (_parent, { ids }, context) => allOwned(ownerOf(context), reorderLinks(context.store, me(context), ids)),
}
