import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

export const reviewsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminReviewCases: (_, args, context) => context.adminService.reviewCases(requireAdmin(context), args),
    adminReviewCaseDetails: (_, { id }, context) => context.adminService.reviewCase(requireAdmin(context), id),
  },
  Mutation: {
    adminReviewCase: (_, { id, ...args }, context) => context.adminService.decide(requireAdmin(context), id, args),
  },
}
