import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import { uploadedFile } from '../../platform/uploaded-file.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for conversions, review requests and held rewards, and the decisions about them (N-10, N-14). */
export const resultsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminConversions: (_, args, { adminService }) => adminService.conversions(args),
    adminConversion: (_, { id }, { adminService }) => adminService.conversion(id),
    adminImportPreview: (_, { programId, file }, { adminService }) => adminService.previewImport({ programId, file: uploadedFile(file) }),
    adminSecondLooks: (_, args, { adminService }) => adminService.reviewRequests(args),
    adminRewardCases: (_, args, { adminService }) => adminService.rewardCases(args),
  },
  Mutation: {
    adminReviewConversion: (_, { id, ...args }, context) => context.adminService.reviewConversion(requireAdmin(context), id, args),
    adminAnswerSecondLook: (_, { id, ...args }, context) => context.adminService.answerReviewRequest(requireAdmin(context), id, args),
    adminDecideRewardCase: (_, { id, ...args }, context) => context.adminService.decideRewardCase(requireAdmin(context), id, args),
    adminImportConversions: (_, { programId, file }, context) =>
      context.adminService.importConversions(requireAdmin(context), { programId, file: uploadedFile(file) }),
  },
}
