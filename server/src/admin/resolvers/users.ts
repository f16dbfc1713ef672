import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { done } from '../done.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for users and their profiles. */
export const usersResolvers: Resolvers<AdminContext> = {
  Query: {
    adminUsers: (_, args, { adminService }) => adminService.users(args),
    adminUser: (_, { id }, { adminService }) => adminService.user(id),
  },
  Mutation: {
    adminSetUserSuspended: (_, { userId, ...args }, context) => context.adminService.setSuspended(requireAdmin(context), userId, args),
    adminCloseAccount: (_, { userId, ...args }, context) => context.adminService.closeAccount(requireAdmin(context), userId, args),
    async adminSetProfileLabel(_, { profileId, ...args }, context) {
      await context.adminService.setProfileLabel(requireAdmin(context), profileId, args)
      return done
    },
    async adminRevertMembership(_, { profileId, ...args }, context) {
      await context.adminService.revertMembership(requireAdmin(context), profileId, args)
      return done
    },
  },
}
