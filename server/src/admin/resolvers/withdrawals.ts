import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for withdrawals and their settlement by finance (P-12). */
export const withdrawalsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminWithdrawals: (_, args, { adminService }) => adminService.withdrawals(args),
    adminWithdrawal: (_, { id }, { adminService }) => adminService.withdrawal(id),
  },
  Mutation: {
    adminSettleWithdrawal: (_, { id, ...args }, context) => context.adminService.settleWithdrawal(requireAdmin(context), id, args),
  },
}
