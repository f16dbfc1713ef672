import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { payoutReportFields } from '@wasla/contract/admin/payouts.ts'
import { pageFrom } from '@wasla/contract/common/page.ts'
import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import { requireAdmin, type AdminContext } from '../context.ts'
import { adjustments, decideOnAdjustment, proposeAdjustment } from './adjustments.ts'
import { ledgerAccounts, ledgerEntries, ledgerProof, ledgerState, ledgerTransaction } from './ledger.ts'
import { payoutDryRun, payoutReport, payoutRuns, runPayouts } from './payouts.ts'
import { oneWithdrawal, settle, withdrawals } from './withdrawals.ts'

/** Resolvers of the finance desk. */
export const financeResolvers = {
  Query: {
    adminWithdrawals: (_, args, { adminStore }) => withdrawals(adminStore, args),
    adminWithdrawal: (_, args, { adminStore }) => oneWithdrawal(adminStore, args),
    adminLedgerState: (_, __, { adminStore }) => ledgerState(adminStore),
    adminLedgerAccounts: (_, args, { adminStore }) => ledgerAccounts(adminStore, args),
    adminLedgerEntries: (_, args, { adminStore }) => ledgerEntries(adminStore, args),
    adminLedgerTransaction: (_, args, { adminStore }) => ledgerTransaction(adminStore, args),
    adminLedgerProof: (_, args, { adminStore }) => ledgerProof(adminStore, args),
    adminReconciliations: (_, { pagination }, { adminStore }) =>
      pageFrom(adminStore.memory.finance.reconciliations, adminPageOf(pagination)),
    adminPayoutRuns: (_, { pagination }, { adminStore }) => payoutRuns(adminStore, pagination),
    adminPayoutReport: (_, args, { adminStore }) => payoutReport(adminStore, args),
    adminPayoutDryRun: (_, args, { adminStore }) => payoutDryRun(adminStore, args),
    adminAdjustments: (_, args, { adminStore }) => adjustments(adminStore, args),
  },
  PayoutReport: payoutReportFields,
  Mutation: {
    adminSettleWithdrawal: (_, args, context) => settle(context.adminStore, requireAdmin(context), args),
    adminProposeAdjustment: (_, { proposeAdjustmentInput }, context) =>
      proposeAdjustment(context.adminStore, requireAdmin(context), proposeAdjustmentInput),
    adminRunPayouts: (_, args, context) => runPayouts(context.adminStore, requireAdmin(context), args),
    adminDecideAdjustment: (_, args, context) => decideOnAdjustment(context.adminStore, requireAdmin(context), args),
  },
} satisfies Resolvers<AdminContext>
