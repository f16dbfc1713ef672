import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { individualDataOf } from '@wasla/contract/showcase/collaborations.ts'
import { brandCollaborationFields, featuredPostFields, profileLinkFields, rateCardFields } from '@wasla/contract/showcase/fields.ts'
import type { BrandCollaborationRecord } from '@wasla/contract/showcase/record.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceSearchLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../session/viewer.ts'

const of = (context: RequestContext) => context.services.showcase
const partnerOf = async ({ individualProfileId }: BrandCollaborationRecord, context: RequestContext) =>
  individualProfileId === null ? null : context.loaders.partner.load(individualProfileId)

export const showcaseResolvers: Resolvers<RequestContext> = {
  Query: {
    async searchBrands(_, { term }, context) {
      await enforceSearchLimit(context)
      return of(context).brands(term)
    },
    myFeaturedPosts: (_, __, context) => of(context).posts.mine(requireViewer(context)),
    visibleProfileLinks: (_, __, context) => of(context).links.visible(requireViewer(context)),
    myProfileLinks: (_, __, context) => of(context).links.mine(requireViewer(context)),
    myBrandCollaborations: (_, __, context) => of(context).collaborations.mine(requireViewer(context)),
    myRateCards: (_, { platform }, context) => of(context).cards.mine(requireViewer(context), platform ?? null),
    publicProfileLinks: (_, asked, context) => of(context).links.of(asked),
    publicProfileFeaturedPosts: (_, asked, context) => of(context).posts.of(asked),
    publicProfileBrandCollaborations: (_, asked, context) => of(context).collaborations.of(asked),
    publicUserRateCards: (_, { filter }, context) => of(context).cards.of(filter),
  },
  Mutation: {
    createFeaturedPost: (_, { createFeaturedPostInput: input }, context) => of(context).posts.create(requireViewer(context), input),
    updateFeaturedPost: (_, { updateFeaturedPostInput: input }, context) => of(context).posts.update(requireViewer(context), input),
    deleteFeaturedPost: (_, { id }, context) => of(context).posts.remove(requireViewer(context), id),
    createProfileLink: (_, { createProfileLinkInput: input }, context) => of(context).links.create(requireViewer(context), input),
    updateProfileLink: (_, { updateProfileLinkInput: input }, context) => of(context).links.update(requireViewer(context), input),
    deleteProfileLink: (_, { id }, context) => of(context).links.remove(requireViewer(context), id),
    reorderProfileLinks: (_, { ids }, context) => of(context).links.reorder(requireViewer(context), ids),
    createBrandCollaboration: (_, { createBrandCollaborationInput: input }, context) =>
      of(context).collaborations.create(requireViewer(context), input),
    updateBrandCollaboration: (_, { updateBrandCollaborationInput: input }, context) =>
      of(context).collaborations.update(requireViewer(context), input),
    deleteBrandCollaboration: (_, { id }, context) => of(context).collaborations.remove(requireViewer(context), id),
    createRateCard: (_, { createRateCardInput: input }, context) => of(context).cards.create(requireViewer(context), input),
    updateRateCard: (_, { updateRateCardInput: input }, context) => of(context).cards.update(requireViewer(context), input),
    deleteRateCard: (_, { id }, context) => of(context).cards.remove(requireViewer(context), id),
  },
  FeaturedPost: featuredPostFields,
  ProfileLink: profileLinkFields,
  RateCard: rateCardFields,
  BrandCollaboration: {
    ...brandCollaborationFields,
    brand_icon: async (one, _, context) => (one.type === 'business' ? one.brandIcon : ((await partnerOf(one, context))?.picture ?? null)),
    individualData: async (one, _, context) => individualDataOf(one, await partnerOf(one, context), context.language),
  },
}
