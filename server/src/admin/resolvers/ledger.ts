import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for the ledger, its reconciliation with the gateways, and adjustments, which need two admins. */
export const ledgerResolvers: Resolvers<AdminContext> = {
  Query: {
    adminLedgerState: (_, __, { adminService }) => adminService.ledgerState(),
    adminLedgerAccounts: (_, args, { adminService }) => adminService.ledgerAccounts(args),
    adminLedgerEntries: (_, args, { adminService }) => adminService.ledgerEntries(args),
    adminLedgerTransaction: (_, { id }, { adminService }) => adminService.ledgerTransaction(id),
    adminLedgerProof: (_, { number }, { adminService }) => adminService.ledgerProof(number),
    adminReconciliations: (_, args, { adminService }) => adminService.reconciliations(args),
    adminAdjustments: (_, args, { adminService }) => adminService.adjustments(args),
  },
  Mutation: {
    adminProposeAdjustment: (_, { proposeAdjustmentInput }, context) =>
      context.adminService.proposeAdjustment(requireAdmin(context), proposeAdjustmentInput),
    adminDecideAdjustment: (_, args, context) => context.adminService.decideAdjustment(requireAdmin(context), args),
  },
}
