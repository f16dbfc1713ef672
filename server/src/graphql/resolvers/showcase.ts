import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { individualDataOf } from '@wasla/contract/showcase/partners.ts'
import { brandCollaborationFields, featuredPostFields, profileLinkFields, rateCardFields } from '@wasla/contract/showcase/fields.ts'
import type { BrandCollaborationRecord } from '@wasla/contract/showcase/record.ts'
import type { RequestContext } from '../../request/context.ts'
import { enforceSearchLimit } from '../../request/rate-limits.ts'
import { requireViewer } from '../../domains/session/viewer.ts'

const showcase = ({ services }: RequestContext) => services.showcase
const partnerOf = async ({ individualProfileId }: BrandCollaborationRecord, context: RequestContext) =>
  individualProfileId === null ? null : context.loaders.partner.load(individualProfileId)

export const showcaseResolvers: Resolvers<RequestContext> = {
  Query: {
    async searchBrands(_, { term }, context) {
      await enforceSearchLimit(context)
      return showcase(context).brands(term, context.language)
    },
    myFeaturedPosts: (_, __, context) => showcase(context).posts.own(requireViewer(context)),
    visibleProfileLinks: (_, __, context) => showcase(context).links.visible(requireViewer(context)),
    myProfileLinks: (_, __, context) => showcase(context).links.own(requireViewer(context)),
    myBrandCollaborations: (_, __, context) => showcase(context).collaborations.own(requireViewer(context)),
    myRateCards: (_, { platform }, context) => showcase(context).rateCards.own(requireViewer(context), platform ?? null),
    publicProfileLinks: (_, reference, context) => showcase(context).links.of(reference),
    publicProfileFeaturedPosts: (_, reference, context) => showcase(context).posts.of(reference),
    publicProfileBrandCollaborations: (_, reference, context) => showcase(context).collaborations.of(reference),
    publicUserRateCards: (_, { filter }, context) => showcase(context).rateCards.of(filter),
  },
  Mutation: {
    createFeaturedPost: (_, { createFeaturedPostInput: input }, context) => showcase(context).posts.create(requireViewer(context), input),
    updateFeaturedPost: (_, { updateFeaturedPostInput: input }, context) => showcase(context).posts.update(requireViewer(context), input),
    deleteFeaturedPost: (_, { id }, context) => showcase(context).posts.remove(requireViewer(context), id),
    pinFeaturedPost: async (_, input, context) => [...(await showcase(context).posts.pin(requireViewer(context), input))],
    createProfileLink: (_, { createProfileLinkInput: input }, context) => showcase(context).links.create(requireViewer(context), input),
    updateProfileLink: (_, { updateProfileLinkInput: input }, context) => showcase(context).links.update(requireViewer(context), input),
    deleteProfileLink: (_, { id }, context) => showcase(context).links.remove(requireViewer(context), id),
    reorderProfileLinks: (_, { ids }, context) => showcase(context).links.reorder(requireViewer(context), ids),
    createBrandCollaboration: (_, { createBrandCollaborationInput: input }, context) =>
      showcase(context).collaborations.create(requireViewer(context), input),
    updateBrandCollaboration: (_, { updateBrandCollaborationInput: input }, context) =>
      showcase(context).collaborations.update(requireViewer(context), input),
    deleteBrandCollaboration: (_, { id }, context) => showcase(context).collaborations.remove(requireViewer(context), id),
    createRateCard: (_, { createRateCardInput: input }, context) => showcase(context).rateCards.create(requireViewer(context), input),
    updateRateCard: (_, { updateRateCardInput: input }, context) => showcase(context).rateCards.update(requireViewer(context), input),
    deleteRateCard: (_, { id }, context) => showcase(context).rateCards.remove(requireViewer(context), id),
  },
  FeaturedPost: featuredPostFields,
  ProfileLink: profileLinkFields,
  RateCard: rateCardFields,
  BrandCollaboration: {
    ...brandCollaborationFields,
    brand_icon: async (record, _, context) =>
      record.type === 'business' ? record.brandIcon : ((await partnerOf(record, context))?.picture ?? null),
    individualData: async (record, _, context) => individualDataOf(record, await partnerOf(record, context), context.language),
  },
}
