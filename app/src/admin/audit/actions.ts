/** What people of the back office do, as the log names it; what the product itself writes down is shown as it stands. */
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
  'admin.teamMemberAdded',
  'admin.teamMemberDisabled',
  'admin.teamMemberEnabled',
  'admin.passwordChanged',
  'admin.totpStarted',
  'admin.totpConfirmed',
  'admin.totpRemoved',
  'admin.demoReset',
  'admin.clockAdvanced',
] as const
export type AuditAction = (typeof auditActions)[number]
export const isAuditAction = (action: string): action is AuditAction => auditActions.some((known) => known === action)
