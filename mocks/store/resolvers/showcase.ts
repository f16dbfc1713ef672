import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { individualDataOf } from '@wasla/contract/showcase/partners.ts'
import { brandCollaborationFields, featuredPostFields, profileLinkFields, rateCardFields } from '@wasla/contract/showcase/fields.ts'
import { allOwned } from '@wasla/contract/showcase/owned.ts'
import type { Owner } from '@wasla/contract/showcase/record.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { MockContext } from '../context.ts'
import type { Store } from '../memory.ts'
import { visibleId } from '../profiles/visible.ts'
import { collaborationMutations } from '../showcase/collaborations.ts'
import { linkRowsOf, profileLinkMutations } from '../showcase/links.ts'
import { me, ownerOf } from '../showcase/owner.ts'
import { partnerOf, searchBrands } from '../showcase/partners.ts'
import { featuredPostMutations, postsOf } from '../showcase/posts.ts'
import { rateCardMutations } from '../showcase/rate-cards.ts'
import { rowsOf } from '../showcase/rows.ts'

const world = ({ store }: MockContext) => store.memory.world

/** Returns the links of a profile in their order. Only the owner gets hidden links (D-13). */
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
    myFeaturedPosts: (_parent, _args, context) => postsOf(world(context), me(context)),
    visibleProfileLinks: (_parent, _args, context) => linksOf(context.store, ownerOf(context), 'visible'),
    myProfileLinks: (_parent, _args, context) => linksOf(context.store, ownerOf(context), 'all'),
    myBrandCollaborations: (_parent, _args, context) => rowsOf(world(context).brandCollaborations, me(context)),
    myRateCards: (_parent, { platform }, context) => cardsOf(context.store, ownerOf(context), platform),
    publicProfileLinks: (_parent, profile, { store }) => linksOf(store, visible(store, profile), 'visible'),
    publicProfileFeaturedPosts: (_parent, profile, context) => postsOf(world(context), visibleId(context.store, profile)),
    publicProfileBrandCollaborations: (_parent, profile, context) =>
      rowsOf(world(context).brandCollaborations, visibleId(context.store, profile)),
    publicUserRateCards: (_parent, { filter }, { store }) => cardsOf(store, visible(store, filter), filter.platform),
  },
  Mutation: { ...featuredPostMutations, ...profileLinkMutations, ...collaborationMutations, ...rateCardMutations },
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
