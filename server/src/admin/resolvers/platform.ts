import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { done } from '../done.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for flags, settings, the audit log, and the demo tools. */
export const platformResolvers: Resolvers<AdminContext> = {
  Query: {
    adminFlags: (_, __, { adminService }) => adminService.flags(),
    adminSettings: (_, __, { adminService }) => adminService.settings(),
    adminSettingChanges: (_, args, { adminService }) => adminService.settingChanges(args),
    adminAuditLog: (_, args, { adminService }) => adminService.auditLog(args),
    adminAuditActors: (_, __, { adminService }) => adminService.auditActors(),
    adminClock: (_, __, { adminService }) => adminService.clock(),
  },
  Mutation: {
    adminSetFlag: (_, args, context) => context.adminService.setFlag(requireAdmin(context), args),
    adminUpdateSetting: (_, args, context) => context.adminService.updateSetting(requireAdmin(context), args),
    adminProposeSettingChange: (_, args, context) => context.adminService.proposeSettingChange(requireAdmin(context), args),
    adminDecideSettingChange: (_, args, context) => context.adminService.decideSettingChange(requireAdmin(context), args),
    async adminResetDemo(_, __, context) {
      await context.adminService.resetDemo(requireAdmin(context))
      return done
    },
    async adminAdvanceClock(_, args, context) {
      await context.adminService.advanceClock(requireAdmin(context), args)
      return done
    },
    async adminSimulateTraffic(_, args, context) {
      await context.adminService.simulateTraffic(requireAdmin(context), args)
      return done
    },
  },
}
