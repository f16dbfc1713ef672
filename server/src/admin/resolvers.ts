import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { Admin } from '../domains/admin/parts.ts'
import { dateTimeScalar, minorUnitsScalar } from '../graphql/scalars.ts'
import type { AdminContext } from './context.ts'

/** Who is signed in. Throws what was wrong with the token. */
function requireAdmin({ admin, adminProblem }: Pick<AdminContext, 'admin' | 'adminProblem'>): Admin {
  if (admin) return admin
  throw adminProblem ?? new Problem('UN_AUTHORIZED')
}

const done = { success: true }

/** Every field of the back office. `schema.ts` puts the access table in front of them. */
export const adminResolvers: Resolvers<AdminContext> = {
  Query: {
    adminMe: (_, __, context) => context.adminService.me(requireAdmin(context)),
    adminTeam: (_, args, { adminService }) => adminService.team(args),
    adminWaitingList: (_, args, { adminService }) => adminService.waitingList(args),
    adminReviewCases: (_, args, context) => context.adminService.reviewCases(requireAdmin(context), args),
    adminReviewCaseDetails: (_, { id }, context) => context.adminService.reviewCase(requireAdmin(context), id),
    adminUsers: (_, args, { adminService }) => adminService.users(args),
    adminUser: (_, { id }, { adminService }) => adminService.user(id),
    adminWithdrawals: (_, args, { adminService }) => adminService.withdrawals(args),
    adminWithdrawal: (_, { id }, { adminService }) => adminService.withdrawal(id),
    adminLedgerState: (_, __, { adminService }) => adminService.ledgerState(),
    adminLedgerAccounts: (_, args, { adminService }) => adminService.ledgerAccounts(args),
    adminLedgerEntries: (_, args, { adminService }) => adminService.ledgerEntries(args),
    adminLedgerTransaction: (_, { id }, { adminService }) => adminService.ledgerTransaction(id),
    adminLedgerProof: (_, { number }, { adminService }) => adminService.ledgerProof(number),
    adminAdjustments: (_, args, { adminService }) => adminService.adjustments(args),
    adminFlags: (_, __, { adminService }) => adminService.flags(),
    adminSettings: (_, __, { adminService }) => adminService.settings(),
    adminAuditLog: (_, args, { adminService }) => adminService.auditLog(args),
    adminClock: (_, __, { adminService }) => adminService.clock(),
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
    async adminAdmitWaitingList(_, args, context) {
      await context.adminService.admit(requireAdmin(context), args)
      return done
    },
    async adminAdmitNext(_, args, context) {
      await context.adminService.admitNext(requireAdmin(context), args)
      return done
    },
    adminReviewCase: (_, { id, ...args }, context) => context.adminService.decide(requireAdmin(context), id, args),
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
    adminSettleWithdrawal: (_, { id, ...args }, context) => context.adminService.settleWithdrawal(requireAdmin(context), id, args),
    adminProposeAdjustment: (_, { proposeAdjustmentInput }, context) =>
      context.adminService.proposeAdjustment(requireAdmin(context), proposeAdjustmentInput),
    adminDecideAdjustment: (_, args, context) => context.adminService.decideAdjustment(requireAdmin(context), args),
    adminSetFlag: (_, args, context) => context.adminService.setFlag(requireAdmin(context), args),
    adminUpdateSetting: (_, args, context) => context.adminService.updateSetting(requireAdmin(context), args),
    async adminResetDemo(_, __, context) {
      await context.adminService.resetDemo(requireAdmin(context))
      return done
    },
    async adminAdvanceClock(_, args, context) {
      await context.adminService.advanceClock(requireAdmin(context), args)
      return done
    },
  },
  DateTime: dateTimeScalar,
  MinorUnits: minorUnitsScalar,
}
