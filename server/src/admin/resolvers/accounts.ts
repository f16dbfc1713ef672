import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { done } from '../done.ts'
import { requireAdmin } from '../require-admin.ts'

/** Signing in, one's own account and the team. */
export const accountsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminMe: (_, __, context) => context.adminService.me(requireAdmin(context)),
    adminTeam: (_, args, { adminService }) => adminService.team(args),
  },
  Mutation: {
    adminSignIn: (_, args, { adminService, caller }) => adminService.signIn(args, caller),
    async adminSignOut(_, __, context) {
      await context.adminService.signOut(requireAdmin(context))
      return done
    },
    adminStartTotp: (_, args, context) => context.adminService.startTotp(requireAdmin(context), args, context.caller),
    async adminConfirmTotp(_, args, context) {
      await context.adminService.confirmTotp(requireAdmin(context), args, context.caller)
      return done
    },
    async adminRemoveTotp(_, args, context) {
      await context.adminService.removeTotp(requireAdmin(context), args, context.caller)
      return done
    },
    async adminChangePassword(_, args, context) {
      await context.adminService.changePassword(requireAdmin(context), args, context.caller)
      return done
    },
    adminAddTeamMember: (_, args, context) => context.adminService.addTeamMember(requireAdmin(context), args),
    adminSetTeamMemberDisabled: (_, { id, ...args }, context) =>
      context.adminService.setTeamMemberDisabled(requireAdmin(context), id, args),
  },
}
