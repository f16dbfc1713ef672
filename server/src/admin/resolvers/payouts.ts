import { payoutReportFields } from '@wasla/contract/admin/payouts.ts'
import type { Resolvers } from '@wasla/contract/generated/admin-types.ts'
import type { AdminContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

/** Resolvers for payout runs: the paid rewards, the skipped rewards with their reasons, and a preview of a run (L-08, X-30). */
export const payoutsResolvers: Resolvers<AdminContext> = {
  Query: {
    adminPayoutRuns: (_, { pagination }, { adminService }) => adminService.payoutRuns(pagination),
    adminPayoutReport: (_, { id, pagination }, { adminService }) => adminService.payoutReport(id, pagination),
    adminPayoutDryRun: (_, { asOf, pagination }, { adminService }) => adminService.payoutDryRun(asOf, pagination),
  },
  PayoutReport: payoutReportFields,
  Mutation: {
    adminRunPayouts: (_, { asOf }, context) => context.adminService.runPayouts(requireAdmin(context), asOf),
  },
}
