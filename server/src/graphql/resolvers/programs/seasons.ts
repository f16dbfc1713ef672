import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../../request/context.ts'
import { requireViewer } from '../../../domains/session/viewer.ts'

const seasons = ({ services }: RequestContext) => services.programs.seasons

/** Resolvers of a brand's own days in the season planner. */
export const seasonsResolvers = {
  Query: {
    myBrandDays: (_, __, context) => seasons(context).own(requireViewer(context)),
  },
  Mutation: {
    createBrandDays: (_, { createBrandDaysInput: input }, context) => seasons(context).create(requireViewer(context), input),
    updateBrandDays: (_, { updateBrandDaysInput: input }, context) => seasons(context).update(requireViewer(context), input),
    deleteBrandDays: (_, { id }, context) => seasons(context).remove(requireViewer(context), id),
  },
} satisfies Resolvers<RequestContext>
