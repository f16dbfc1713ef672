import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for network cases (Y-06). */
export const networkCasesResolvers: Resolvers<AdminContext> = {
  Query: {
    adminNetworkCases: (_, args, { adminService }) => adminService.networkCases(args),
    adminNetworkCase: (_, { id }, { adminService }) => adminService.networkCase(id),
  },
  Mutation: {
    adminDecideNetworkCase: (_, { id, ...args }, context) => context.adminService.decideNetworkCase(requireAdmin(context), id, args),
  },
}
