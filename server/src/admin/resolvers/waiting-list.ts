import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { done } from '../done.ts'
import { requireAdmin } from '../require-admin.ts'

export const waitingListResolvers: Resolvers<AdminContext> = {
  Query: {
    adminWaitingList: (_, args, { adminService }) => adminService.waitingList(args),
  },
  Mutation: {
    async adminAdmitWaitingList(_, args, context) {
      await context.adminService.admit(requireAdmin(context), args)
      return done
    },
    async adminAdmitNext(_, args, context) {
      await context.adminService.admitNext(requireAdmin(context), args)
      return done
    },
  },
}
