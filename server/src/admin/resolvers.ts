import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { Admin } from '../domains/admin/parts.ts'
import { dateTimeScalar } from '../graphql/scalars.ts'
import type { AdminContext } from './context.ts'

/** Who works, or the reason why nobody does. */
function requireAdmin({ admin, adminProblem }: Pick<AdminContext, 'admin' | 'adminProblem'>): Admin {
  if (admin) return admin
  throw adminProblem ?? new Problem('UN_AUTHORIZED')
}

const done = { success: true }

/** Every field of the back office. Who may call what is put in front of them by `schema.ts`. */
export const adminResolvers: Resolvers<AdminContext> = {
  Query: {
    adminMe: (_, __, context) => context.office.me(requireAdmin(context)),
    adminTeam: (_, args, { office }) => office.team(args),
    adminWaitingList: (_, args, { office }) => office.waitingList(args),
    adminReviewCases: (_, args, context) => context.office.reviewCases(requireAdmin(context), args),
    adminReviewCaseDetails: (_, { id }, context) => context.office.reviewCase(requireAdmin(context), id),
    adminUsers: (_, args, { office }) => office.users(args),
    adminUser: (_, { id }, { office }) => office.user(id),
    adminFlags: (_, __, { office }) => office.flags(),
    adminSettings: (_, __, { office }) => office.settings(),
    adminAuditLog: (_, args, { office }) => office.auditLog(args),
    adminClock: (_, __, { office }) => office.clock(),
  },
  Mutation: {
    adminSignIn: (_, args, { office, caller }) => office.signIn(args, caller),
    async adminSignOut(_, __, context) {
      await context.office.signOut(requireAdmin(context))
      return done
    },
    adminStartTotp: (_, args, context) => context.office.startTotp(requireAdmin(context), args, context.caller),
    async adminConfirmTotp(_, args, context) {
      await context.office.confirmTotp(requireAdmin(context), args, context.caller)
      return done
    },
    async adminRemoveTotp(_, args, context) {
      await context.office.removeTotp(requireAdmin(context), args, context.caller)
      return done
    },
    async adminChangePassword(_, args, context) {
      await context.office.changePassword(requireAdmin(context), args, context.caller)
      return done
    },
    adminAddTeamMember: (_, args, context) => context.office.addTeamMember(requireAdmin(context), args),
    adminSetTeamMemberDisabled: (_, { id, ...args }, context) => context.office.setTeamMemberDisabled(requireAdmin(context), id, args),
    async adminAdmitWaitingList(_, args, context) {
      await context.office.admit(requireAdmin(context), args)
      return done
    },
    async adminAdmitNext(_, args, context) {
      await context.office.admitNext(requireAdmin(context), args)
      return done
    },
    adminReviewCase: (_, { id, ...args }, context) => context.office.decide(requireAdmin(context), id, args),
    adminSetUserSuspended: (_, { userId, ...args }, context) => context.office.setSuspended(requireAdmin(context), userId, args),
    adminCloseAccount: (_, { userId, ...args }, context) => context.office.closeAccount(requireAdmin(context), userId, args),
    async adminSetProfileLabel(_, { profileId, ...args }, context) {
      await context.office.setProfileLabel(requireAdmin(context), profileId, args)
      return done
    },
    async adminRevertMembership(_, { profileId, ...args }, context) {
      await context.office.revertMembership(requireAdmin(context), profileId, args)
      return done
    },
    adminSetFlag: (_, args, context) => context.office.setFlag(requireAdmin(context), args),
    adminUpdateSetting: (_, args, context) => context.office.updateSetting(requireAdmin(context), args),
    async adminResetDemo(_, __, context) {
      await context.office.resetDemo(requireAdmin(context))
      return done
    },
    async adminAdvanceClock(_, args, context) {
      await context.office.advanceClock(requireAdmin(context), args)
      return done
    },
  },
  DateTime: dateTimeScalar,
}
