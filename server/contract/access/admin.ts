import { adminMay, provenPermissions, type AdminPermission } from '../admin/policy.ts'
import type { AdminRole } from '../admin/roles.ts'
import { Problem } from '../errors/problem.ts'
import type { Mutation, Query } from '../generated/admin-types.ts'

export type AdminField = Exclude<keyof Query | keyof Mutation, '__typename'>

/** The permission that a field needs, or `anyone`. */
export type AdminAccessRule = AdminPermission | 'anyone'

/** Who may call each root field of `/admin/graphql`. Server and mock enforce it at the root and do not start if a row is missing. */
export const adminAccess = {
  adminSignIn: 'anyone',
  adminStartOidc: 'anyone',
  adminFinishOidc: 'anyone',
  adminConfirmOidc: 'anyone',
  adminMe: 'own.account',
  adminNeedsTotp: 'own.account',
  adminSignOut: 'own.account',
  adminStartTotp: 'own.account',
  adminConfirmTotp: 'own.account',
  adminProve: 'own.account',
  adminRemoveTotp: 'own.account',
  adminChangePassword: 'own.account',
  adminTeam: 'team.read',
  adminInvitation: 'anyone',
  adminAcceptInvitation: 'anyone',
  adminInvitations: 'team.read',
  adminInviteTeamMember: 'team.manage',
  adminResendInvitation: 'team.manage',
  adminRevokeInvitation: 'team.manage',
  adminResetTeamMember: 'team.manage',
  adminSetTeamMemberDisabled: 'team.manage',
  adminWaitingList: 'waitingList.read',
  adminAdmitWaitingList: 'waitingList.admit',
  adminAdmitNext: 'waitingList.admit',
  adminReviewCases: 'reviews.read',
  adminReviewCaseDetails: 'reviews.read',
  adminReviewCase: 'reviews.decide',
  adminUsers: 'users.read',
  adminUser: 'users.read',
  adminSetUserSuspended: 'users.suspend',
  adminCloseAccount: 'users.close',
  adminSetProfileLabel: 'profiles.label',
  adminRevertMembership: 'profiles.revertMembership',
  adminWithdrawals: 'withdrawals.read',
  adminWithdrawal: 'withdrawals.read',
  adminSettleWithdrawal: 'withdrawals.settle',
  adminLedgerState: 'ledger.read',
  adminLedgerAccounts: 'ledger.read',
  adminLedgerEntries: 'ledger.read',
  adminLedgerTransaction: 'ledger.read',
  adminLedgerProof: 'ledger.read',
  adminReconciliations: 'ledger.read',
  adminAdjustments: 'ledger.read',
  adminProposeAdjustment: 'ledger.adjust',
  adminDecideAdjustment: 'ledger.adjust',
  adminPrograms: 'programs.read',
  adminProgram: 'programs.read',
  adminSetProgramStatus: 'programs.setStatus',
  adminConversions: 'results.read',
  adminConversion: 'results.read',
  adminReviewConversion: 'results.decide',
  adminImportConversions: 'results.import',
  adminImportPreview: 'results.preview',
  adminSecondLooks: 'results.read',
  adminAnswerSecondLook: 'results.decide',
  adminNetworkCases: 'results.read',
  adminNetworkCase: 'results.read',
  adminDecideNetworkCase: 'results.decide',
  adminRewardCases: 'results.read',
  adminDecideRewardCase: 'results.decide',
  adminPayoutRuns: 'payouts.read',
  adminPayoutReport: 'payouts.read',
  adminPayoutDryRun: 'payouts.read',
  adminRunPayouts: 'payouts.run',
  adminFlags: 'flags.read',
  adminSetFlag: 'flags.switch',
  adminSettings: 'settings.read',
  adminUpdateSetting: 'settings.change',
  adminSettingChanges: 'settings.changes',
  adminProposeSettingChange: 'settings.change',
  adminDecideSettingChange: 'settings.decide',
  adminAuditLog: 'audit.read',
  adminAuditActors: 'audit.read',
  adminClock: 'clock.read',
  adminResetDemo: 'demo.use',
  adminAdvanceClock: 'demo.use',
  adminSimulateTraffic: 'demo.use',
} as const satisfies Readonly<Record<AdminField, AdminAccessRule>>

/**
 * The conditions that a session does not meet yet. `totp`: its account has no second factor; `proof`: the admin has not recently proved
 * their identity.
 */
export type AdminLack = { readonly totp?: boolean; readonly proof?: boolean }

/**
 * Returns why an admin may not call a field; null if the admin may. `role` is null without a valid session; `problem` is what was wrong
 * with the token.
 */
export function adminRefusalOf(
  rule: AdminAccessRule,
  role: AdminRole | null,
  problem: Problem | null,
  lacks: AdminLack = {},
): Problem | null {
  if (rule === 'anyone') return null
  if (role === null) return problem ?? new Problem('UN_AUTHORIZED')
  if (lacks.totp && rule !== 'own.account') return new Problem('ADMIN_TOTP_SETUP_NEEDED')
  if (!adminMay(role, rule)) return new Problem('ADMIN_FORBIDDEN')
  return lacks.proof && provenPermissions.has(rule) ? new Problem('ADMIN_PROOF_NEEDED') : null
}

/** Returns whether an admin with this role may call a field. Guards and menus of the app use it. */
export function adminMayCall(role: AdminRole, field: AdminField): boolean {
  const rule = adminAccess[field]
  return rule === 'anyone' || adminMay(role, rule)
}
