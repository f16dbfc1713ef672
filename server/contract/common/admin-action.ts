/** What people of the back office do, as the audit log names it. What the product writes there by itself has names of its own. */
export const auditActions = [
  'admin.signedIn',
  'admin.signInRefused',
  'admin.signedOut',
  'admin.admitted',
  'admin.caseApproved',
  'admin.caseRejected',
  'admin.userSuspended',
  'admin.userReinstated',
  'admin.accountClosed',
  'admin.profileLabelled',
  'admin.membershipReverted',
  'admin.flagSwitched',
  'admin.settingChanged',
  'admin.settingProposed',
  'admin.settingRejected',
  'admin.memberInvited',
  'admin.invitationResent',
  'admin.invitationRevoked',
  'admin.passwordResetSent',
  'admin.passwordReset',
  'admin.teamMemberAdded',
  'admin.teamMemberDisabled',
  'admin.teamMemberEnabled',
  'admin.passwordChanged',
  'admin.totpStarted',
  'admin.totpConfirmed',
  'admin.totpRemoved',
  'admin.proven',
  'admin.withdrawalApproved',
  'admin.withdrawalSettled',
  'admin.withdrawalFailed',
  'admin.adjustmentProposed',
  'admin.adjustmentPosted',
  'admin.adjustmentRejected',
  'admin.programHeld',
  'admin.programResumed',
  'admin.programRetired',
  'admin.payoutsRun',
  'admin.conversionReviewed',
  'admin.conversionsImported',
  'admin.secondLookAnswered',
  'admin.networkCaseDecided',
  'admin.rewardCaseDecided',
  'admin.demoReset',
  'admin.clockAdvanced',
  'admin.trafficSimulated',
] as const
export type AuditAction = (typeof auditActions)[number]

/** What the product writes into the same log by itself, or for somebody who uses it. */
export const productActions = [
  'session.refreshReplayed',
  'session.suspended',
  'session.dormantReturned',
  'session.switched',
  'session.switchRefused',
  'verification.begun',
  'verification.papersSent',
  'profiles.upgraded',
  'profiles.erased',
  'wallet.accountAdded',
  'wallet.accountChanged',
  'wallet.accountRemoved',
  'wallet.bankFileMade',
  'wallet.bankFileRepeated',
] as const
export type LoggedAction = AuditAction | (typeof productActions)[number]

const logged: readonly string[] = [...auditActions, ...productActions]
/** Whether this build knows the action: the log also holds what older builds wrote. */
export const isLoggedAction = (action: string): action is LoggedAction => logged.includes(action)
export const isAuditAction = (action: string): action is AuditAction => auditActions.some((known) => known === action)

/**
 * A line of the audit log: what was done, to the thing of which id, and how that was before and after. Never a password, a code or a
 * token, and no names: the log is stored for ever.
 */
export type AdminAction = { action: AuditAction; target: string; before: unknown; after: unknown }

/** An action that has nothing to compare. */
export const plainAction = (action: AuditAction, target: string): AdminAction => ({ action, target, before: null, after: null })
