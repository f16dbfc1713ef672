import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

/** Withdrawals on their way to a bank, and what finance says the bank made of them (P-12). */
export const withdrawalsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminWithdrawals: (_, args, { adminService }) => adminService.withdrawals(args),
    adminWithdrawal: (_, { id }, { adminService }) => adminService.withdrawal(id),
  },
  Mutation: {
    adminSettleWithdrawal: (_, { id, ...args }, context) => context.adminService.settleWithdrawal(requireAdmin(context), id, args),
  },
}
