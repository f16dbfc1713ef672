import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { individualDataOf } from '@wasla/contract/showcase/partners.ts'
import { brandCollaborationFields, featuredPostFields, profileLinkFields, rateCardFields } from '@wasla/contract/showcase/fields.ts'
import type { Owner } from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { visibleId } from '../profiles/visible.ts'
import { createCollaboration, deleteCollaboration, updateCollaboration } from '../showcase/collaborations.ts'
import { createLink, deleteLink, linkRowsOf, reorderLinks, updateLink } from '../showcase/links.ts'
import { partnerOf, searchBrands } from '../showcase/partners.ts'
import { createPost, deletePost, updatePost } from '../showcase/posts.ts'
import { createCard, deleteCard, updateCard } from '../showcase/rate-cards.ts'
import { rowsOf } from '../showcase/rows.ts'

const owned = <R extends object>({ profileType }: Owner, record: R) => ({ ...record, profileType })

const ownerOf = (context: MockContext): Owner => {
  const { id, type } = requireProfile(context)
  return { profileId: id, profileType: type }
}
const world = ({ store }: MockContext) => store.memory.world
const me = (context: MockContext) => requireViewer(context).profileId
const allOwned = <R extends object>(owner: Owner, records: readonly R[]) => records.map((record) => owned(owner, record))

/** The links of a profile in their order; hidden ones are for their owner only (D-13). */
export const linksOf = (store: Store, owner: Owner, which: 'all' | 'visible') =>
  allOwned(
    owner,
    linkRowsOf(store, owner.profileId).filter(({ isVisible }) => which === 'all' || isVisible),
  )

export const cardsOf = ({ memory }: Store, owner: Owner, platform: Platform | null | undefined) =>
  allOwned(
    owner,
    rowsOf(memory.world.rateCards, owner.profileId).filter((card) => !platform || card.platform === platform),
  )

const visible = (store: Store, { profileId, profileType }: Owner): Owner => ({
  profileId: visibleId(store, { profileId, profileType }),
  profileType,
})

export const showcaseResolvers: Resolvers<MockContext> = {
  Query: {
    searchBrands: (_parent, { term }, { store, language }) => searchBrands(store, term, language),
    myFeaturedPosts: (_parent, _args, context) => rowsOf(world(context).featuredPosts, me(context)),
    visibleProfileLinks: (_parent, _args, context) => linksOf(context.store, ownerOf(context), 'visible'),
    myProfileLinks: (_parent, _args, context) => linksOf(context.store, ownerOf(context), 'all'),
    myBrandCollaborations: (_parent, _args, context) => rowsOf(world(context).brandCollaborations, me(context)),
    myRateCards: (_parent, { platform }, context) => cardsOf(context.store, ownerOf(context), platform),
    publicProfileLinks: (_parent, profile, { store }) => linksOf(store, visible(store, profile), 'visible'),
    publicProfileFeaturedPosts: (_parent, profile, context) => rowsOf(world(context).featuredPosts, visibleId(context.store, profile)),
    publicProfileBrandCollaborations: (_parent, profile, context) =>
      rowsOf(world(context).brandCollaborations, visibleId(context.store, profile)),
    publicUserRateCards: (_parent, { filter }, { store }) => cardsOf(store, visible(store, filter), filter.platform),
  },
  Mutation: {
    createFeaturedPost: (_parent, { createFeaturedPostInput: input }, context) => createPost(context.store, me(context), input),
    updateFeaturedPost: (_parent, { updateFeaturedPostInput: input }, context) => updatePost(context.store, me(context), input),
    deleteFeaturedPost: (_parent, { id }, context) => deletePost(context.store, me(context), id),
    createProfileLink: (_parent, { createProfileLinkInput: input }, context) =>
      owned(ownerOf(context), createLink(context.store, me(context), input)),
    updateProfileLink: (_parent, { updateProfileLinkInput: input }, context) =>
      owned(ownerOf(context), updateLink(context.store, me(context), input)),
    deleteProfileLink: (_parent, { id }, context) => deleteLink(context.store, me(context), id),
    reorderProfileLinks: (_parent, { ids }, context) => allOwned(ownerOf(context), reorderLinks(context.store, me(context), ids)),
    createBrandCollaboration: (_parent, { createBrandCollaborationInput: input }, context) =>
      createCollaboration(context.store, me(context), input),
    updateBrandCollaboration: (_parent, { updateBrandCollaborationInput: input }, context) =>
      updateCollaboration(context.store, me(context), input),
    deleteBrandCollaboration: (_parent, { id }, context) => deleteCollaboration(context.store, me(context), id),
    createRateCard: (_parent, { createRateCardInput: input }, context) =>
      owned(ownerOf(context), createCard(context.store, me(context), input)),
    updateRateCard: (_parent, { updateRateCardInput: input }, context) =>
      owned(ownerOf(context), updateCard(context.store, me(context), input)),
    deleteRateCard: (_parent, { id }, context) => deleteCard(context.store, me(context), id),
  },
  FeaturedPost: featuredPostFields,
  ProfileLink: profileLinkFields,
  RateCard: rateCardFields,
  BrandCollaboration: {
    ...brandCollaborationFields,
    brand_icon: (record, _args, { store }) =>
      record.type === 'business' ? record.brandIcon : (partnerOf(store, record.individualProfileId)?.picture ?? null),
    individualData: (record, _args, { store, language }) =>
      individualDataOf(record, partnerOf(store, record.individualProfileId), language),
  },
}
