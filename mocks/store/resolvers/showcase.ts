import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { individualDataOf } from '@wasla/contract/showcase/collaborations.ts'
import { brandCollaborationFields, featuredPostFields, profileLinkFields, rateCardFields } from '@wasla/contract/showcase/fields.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { requireProfile, requireViewer, type MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { createCollaboration, partnerOf, searchBrands, updateCollaboration } from '../showcase/collaborations.ts'
import { createLink, createPost, linkRowsOf, reorderLinks, updateLink, updatePost } from '../showcase/posts-and-links.ts'
import { createCard, requirePerson, updateCard } from '../showcase/rate-cards.ts'
import { removeRow, rowsOf, visibleId } from '../showcase/shown.ts'

type Owner = { profileId: string; profileType: ProfileType }

const ownerOf = (context: MockContext): Owner => {
  const { id, type } = requireProfile(context)
  return { profileId: id, profileType: type }
}
const world = ({ store }: MockContext) => store.memory.world
const me = (context: MockContext) => requireViewer(context).profileId

/** What a profile links to; hidden ones are for their owner (D-13). */
export const linksOf = (store: Store, { profileId, profileType }: Owner, all: boolean) =>
  linkRowsOf(store, profileId).flatMap((link) => (all || link.isVisible ? [{ ...link, profileType }] : []))

export const cardsOf = ({ memory }: Store, { profileId, profileType }: Owner, platform: Platform | null | undefined) =>
  rowsOf(memory.world.rateCards, profileId).flatMap((card) => (platform && card.platform !== platform ? [] : [{ ...card, profileType }]))

export const showcaseResolvers: Resolvers<MockContext> = {
  Query: {
    searchBrands: (_parent, { term }, { store }) => searchBrands(store, term),
    myFeaturedPosts: (_parent, _args, context) => rowsOf(world(context).featuredPosts, me(context)),
    visibleProfileLinks: (_parent, _args, context) => linksOf(context.store, ownerOf(context), false),
    myProfileLinks: (_parent, _args, context) => linksOf(context.store, ownerOf(context), true),
    myBrandCollaborations: (_parent, _args, context) => rowsOf(world(context).brandCollaborations, me(context)),
    myRateCards: (_parent, { platform }, context) => cardsOf(context.store, ownerOf(context), platform),
    publicProfileLinks: (_parent, { profileType, ...asked }, { store }) =>
      linksOf(store, { profileId: visibleId(store, { profileType, ...asked }), profileType }, false),
    publicProfileFeaturedPosts: (_parent, asked, context) => rowsOf(world(context).featuredPosts, visibleId(context.store, asked)),
    publicProfileBrandCollaborations: (_parent, asked, context) =>
      rowsOf(world(context).brandCollaborations, visibleId(context.store, asked)),
    publicUserRateCards: (_parent, { filter }, { store }) =>
      cardsOf(store, { profileId: visibleId(store, filter), profileType: filter.profileType }, filter.platform),
  },
  Mutation: {
    createFeaturedPost: (_parent, { createFeaturedPostInput: input }, context) => createPost(context.store, me(context), input),
    updateFeaturedPost: (_parent, { updateFeaturedPostInput: input }, context) => updatePost(context.store, me(context), input),
    deleteFeaturedPost: (_parent, { id }, context) => removeRow(world(context).featuredPosts, me(context), id, 'FEATURED_POST_NOT_FOUND'),
    createProfileLink: (_parent, { createProfileLinkInput: input }, context) => ({
      ...createLink(context.store, me(context), input),
      profileType: ownerOf(context).profileType,
    }),
    updateProfileLink: (_parent, { updateProfileLinkInput: input }, context) => ({
      ...updateLink(context.store, me(context), input),
      profileType: ownerOf(context).profileType,
    }),
    deleteProfileLink: (_parent, { id }, context) => removeRow(world(context).profileLinks, me(context), id, 'PROFILE_LINK_NOT_FOUND'),
    reorderProfileLinks(_parent, { ids }, context) {
      reorderLinks(context.store, me(context), ids)
      return linksOf(context.store, ownerOf(context), true)
    },
    createBrandCollaboration: (_parent, { createBrandCollaborationInput: input }, context) =>
      createCollaboration(context.store, me(context), input),
    updateBrandCollaboration: (_parent, { updateBrandCollaborationInput: input }, context) =>
      updateCollaboration(context.store, me(context), input),
    deleteBrandCollaboration: (_parent, { id }, context) =>
      removeRow(world(context).brandCollaborations, me(context), id, 'COLLABORATION_NOT_FOUND'),
    createRateCard: (_parent, { createRateCardInput: input }, context) => ({
      ...createCard(context.store, requireProfile(context), input),
      profileType: ownerOf(context).profileType,
    }),
    updateRateCard: (_parent, { updateRateCardInput: input }, context) => ({
      ...updateCard(context.store, requireProfile(context), input),
      profileType: ownerOf(context).profileType,
    }),
    deleteRateCard(_parent, { id }, context) {
      requirePerson(requireProfile(context))
      return removeRow(world(context).rateCards, me(context), id, 'RATE_CARD_NOT_FOUND')
    },
  },
  FeaturedPost: featuredPostFields,
  ProfileLink: profileLinkFields,
  RateCard: rateCardFields,
  BrandCollaboration: {
    ...brandCollaborationFields,
    brand_icon: (one, _args, { store }) =>
      one.type === 'business' ? one.brandIcon : (partnerOf(store, one.individualProfileId)?.picture ?? null),
    individualData: (one, _args, { store, language }) => individualDataOf(one, partnerOf(store, one.individualProfileId), language),
  },
}
