/** Names in the audit log of actions by admins. `productActions` has the names of all other actions. */
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

/** Names in the audit log of actions by users and by the product itself. */
const productActions = [
  'session.refreshReplayed',
  'session.suspended',
  'session.dormantReturned',
  'session.switched',
  'session.switchRefused',
  'verification.begun',
  'verification.papersSent',
  'licences.removed',
  'profiles.upgraded',
  'profiles.erased',
  'wallet.accountAdded',
  'wallet.accountChanged',
  'wallet.accountRemoved',
  'wallet.bankFileMade',
  'wallet.bankFileRepeated',
  'split.proposed',
  'split.agreed',
  'split.declined',
  'split.withdrawn',
  'split.ended',
] as const
export type LoggedAction = AuditAction | (typeof productActions)[number]

const logged: readonly string[] = [...auditActions, ...productActions]
/** Returns whether this build knows the action. The log also holds actions that older builds wrote. */
export const isLoggedAction = (action: string): action is LoggedAction => logged.includes(action)

/**
 * One row of the audit log: the action, the id of what it changed, and the values before and after. Never contains a password, a code, a
 * token or a name, because the log is never deleted.
 */
export type AdminAction = { action: AuditAction; target: string; before: unknown; after: unknown }

/** Returns an action without values before and after. */
export const plainAction = (action: AuditAction, target: string): AdminAction => ({ action, target, before: null, after: null })
