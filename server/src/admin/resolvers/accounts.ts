import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { done } from '../done.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for signing in, one's own account and the team. */
export const accountsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminMe: (_, __, context) => context.adminService.me(requireAdmin(context)),
    adminNeedsTotp: (_, __, context) => requireAdmin(context).needsTotp,
    adminInvitations: (_, __, { adminService }) => adminService.invitations(),
    adminInvitation: (_, args, { adminService, caller }) => adminService.readInvitation(args, caller),
    adminTeam: (_, args, { adminService }) => adminService.team(args),
  },
  Mutation: {
    adminSignIn: (_, args, { adminService, caller }) => adminService.signIn(args, caller),
    adminStartOidc: (_, __, { adminService, caller }) => adminService.startOidc(caller),
    adminFinishOidc: (_, args, { adminService, caller }) => adminService.finishOidc(args, caller),
    adminConfirmOidc: (_, args, { adminService, caller }) => adminService.confirmOidc(args, caller),
    async adminSignOut(_, __, context) {
      await context.adminService.signOut(requireAdmin(context))
      return done
    },
    adminStartTotp: (_, args, context) => context.adminService.startTotp(requireAdmin(context), args, context.caller),
    async adminConfirmTotp(_, args, context) {
      await context.adminService.confirmTotp(requireAdmin(context), args, context.caller)
      return done
    },
    async adminProve(_, args, context) {
      await context.adminService.prove(requireAdmin(context), args, context.caller)
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
    adminInviteTeamMember: (_, args, context) => context.adminService.inviteTeamMember(requireAdmin(context), args),
    adminResetTeamMember: (_, { id, ...args }, context) => context.adminService.resetTeamMember(requireAdmin(context), id, args),
    adminResendInvitation: (_, { id }, context) => context.adminService.resendInvitation(requireAdmin(context), id),
    async adminRevokeInvitation(_, { id }, context) {
      await context.adminService.revokeInvitation(requireAdmin(context), id)
      return done
    },
    async adminAcceptInvitation(_, args, { adminService, caller }) {
      await adminService.acceptInvitation(args, caller)
      return done
    },
    adminSetTeamMemberDisabled: (_, { id, ...args }, context) =>
      context.adminService.setTeamMemberDisabled(requireAdmin(context), id, args),
  },
}
