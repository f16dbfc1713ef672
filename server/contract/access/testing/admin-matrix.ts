import { adminRoles, type AdminRole } from '../../admin/roles.ts'
import type { AccessRow } from './matrix.ts'

/** A kind of caller of the back office's API: one of the four roles, or a caller without a valid session. */
export type AdminViewer = AdminRole | 'signedOut' | 'userToken' | 'disabledReviewer'
export const adminViewers: readonly AdminViewer[] = [...adminRoles, 'signedOut', 'userToken', 'disabledReviewer']

export type AdminRow = AccessRow<AdminViewer>

/** Returns a row for a field that only these roles may call. */
function forRoles(root: AdminRow['root'], call: string, ...roles: readonly AdminRole[]): AdminRow {
  const others = adminRoles.filter((role) => !roles.includes(role))
  return {
    root,
    call,
    refuses: {
      signedOut: 'UN_AUTHORIZED',
      userToken: 'UN_AUTHORIZED',
      disabledReviewer: 'USER_SUSPENDED',
      ...Object.fromEntries(others.map((role) => [role, 'ADMIN_FORBIDDEN'] as const)),
    },
  }
}

const reviewing = ['SUPER_ADMIN', 'REVIEWER'] as const
const paying = ['SUPER_ADMIN', 'FINANCE'] as const
const adjustment = '{ profileId: "none", amount: 1, reason: "none", idempotencyKey: "none" }'
const reading = ['SUPER_ADMIN', 'SUPPORT'] as const

/** The authorization matrix of `/admin/graphql`. */
export const adminMatrix: readonly AdminRow[] = [
  { root: 'mutation', call: 'adminSignIn(email: "nobody@wasla.example", password: "none") { accessToken }', refuses: {} },
  { root: 'mutation', call: 'adminStartOidc { uri }', refuses: {} },
  { root: 'mutation', call: 'adminFinishOidc(response: "none") { ticket }', refuses: {} },
  { root: 'mutation', call: 'adminConfirmOidc(ticket: "none", totp: "123456") { accessToken }', refuses: {} },
  forRoles('query', 'adminMe { id }', ...adminRoles),
  forRoles('query', 'adminNeedsTotp', ...adminRoles),
  forRoles('mutation', 'adminSignOut { success }', ...adminRoles),
  forRoles('mutation', 'adminStartTotp(password: "none") { secret }', ...adminRoles),
  forRoles('mutation', 'adminConfirmTotp(code: "123456") { success }', ...adminRoles),
  forRoles('mutation', 'adminProve(code: "123456") { success }', ...adminRoles),
  forRoles('mutation', 'adminRemoveTotp(password: "none") { success }', ...adminRoles),
  forRoles('mutation', 'adminChangePassword(password: "none", newPassword: "none") { success }', ...adminRoles),
  forRoles('query', 'adminTeam { count }', 'SUPER_ADMIN'),
  { root: 'query', call: 'adminInvitation(token: "none") { email }', refuses: {} },
  { root: 'mutation', call: 'adminAcceptInvitation(token: "none", password: "none") { success }', refuses: {} },
  forRoles('query', 'adminInvitations { id }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminInviteTeamMember(email: "", name: "", role: SUPPORT) { id }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminResendInvitation(id: "none") { id }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminRevokeInvitation(id: "none") { success }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminResetTeamMember(id: "none", reason: "none") { id }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminSetTeamMemberDisabled(id: "none", disabled: true, reason: "none") { id }', 'SUPER_ADMIN'),
  forRoles('query', 'adminWaitingList { count }', ...reviewing, 'SUPPORT'),
  forRoles('mutation', 'adminAdmitWaitingList(entryIds: []) { success }', ...reviewing),
  forRoles('mutation', 'adminAdmitNext(count: 0) { success }', ...reviewing),
  forRoles('query', 'adminReviewCases { count }', ...reviewing, 'SUPPORT'),
  forRoles('query', 'adminReviewCaseDetails(id: "none") { id }', ...reviewing, 'SUPPORT'),
  forRoles('mutation', 'adminReviewCase(id: "none", approve: false) { id }', ...reviewing),
  forRoles('query', 'adminUsers { count }', ...reading),
  forRoles('query', 'adminUser(id: "none") { id }', ...reading),
  forRoles('mutation', 'adminSetUserSuspended(userId: "none", suspended: true, reason: "none") { id }', ...reading),
  forRoles('mutation', 'adminCloseAccount(userId: "none", reason: "none") { id }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminSetProfileLabel(profileId: "none", label: "none") { success }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminRevertMembership(profileId: "none", reason: "none") { success }', 'SUPER_ADMIN'),
  forRoles('query', 'adminWithdrawals { count }', ...paying, 'SUPPORT'),
  forRoles('query', 'adminWithdrawal(id: "none") { fee }', ...paying, 'SUPPORT'),
  forRoles('mutation', 'adminSettleWithdrawal(id: "none", success: true) { id }', ...paying),
  forRoles('query', 'adminLedgerState { isSound }', ...paying),
  forRoles('query', 'adminLedgerAccounts { count }', ...paying),
  forRoles('query', 'adminLedgerEntries(accountId: "none") { count }', ...paying),
  forRoles('query', 'adminLedgerTransaction(id: "none") { id }', ...paying),
  forRoles('query', 'adminLedgerProof(number: 1) { hash }', ...paying),
  forRoles('query', 'adminReconciliations { count }', ...paying),
  forRoles('query', 'adminPrograms { count }', ...adminRoles),
  forRoles('query', 'adminProgram(id: "none") { description }', ...adminRoles),
  forRoles('mutation', 'adminSetProgramStatus(id: "none", status: OnHold, reason: "none") { id }', ...reading),
  forRoles('query', 'adminAdjustments { count }', ...paying),
  forRoles('mutation', `adminProposeAdjustment(proposeAdjustmentInput: ${adjustment}) { id }`, ...paying),
  forRoles('mutation', 'adminDecideAdjustment(id: "none", approve: true) { id }', ...paying),
  forRoles('query', 'adminConversions { count }', ...adminRoles),
  forRoles('query', 'adminConversion(id: "none") { note }', ...adminRoles),
  forRoles('mutation', 'adminReviewConversion(id: "none", status: Approved) { id }', ...reviewing),
  { ...forRoles('query', 'adminImportPreview(programId: "none", file: $file) { accepted }', ...reviewing), takesFile: true },
  { ...forRoles('mutation', 'adminImportConversions(programId: "none", file: $file) { accepted }', ...reviewing), takesFile: true },
  forRoles('query', 'adminSecondLooks { count }', ...adminRoles),
  forRoles('mutation', 'adminAnswerSecondLook(id: "none", counts: true, answer: "none") { id }', ...reviewing),
  forRoles('query', 'adminNetworkCases { count }', ...adminRoles),
  forRoles('query', 'adminNetworkCase(id: "none") { mark }', ...adminRoles),
  forRoles('mutation', 'adminDecideNetworkCase(id: "none", counts: true) { id }', ...reviewing),
  forRoles('query', 'adminRewardCases { count }', ...adminRoles),
  forRoles('mutation', 'adminDecideRewardCase(id: "none", pays: true, note: "none") { id }', ...reviewing),
  forRoles('query', 'adminPayoutRuns { count }', ...paying),
  forRoles('query', 'adminPayoutReport(id: "none") { count }', ...paying),
  forRoles('query', 'adminPayoutDryRun { count }', ...paying),
  forRoles('mutation', 'adminRunPayouts { id }', ...paying),
  forRoles('query', 'adminFlags { key }', ...reading),
  forRoles('mutation', 'adminSetFlag(key: program, enabled: true) { key }', 'SUPER_ADMIN'),
  forRoles('query', 'adminSettings { key }', ...reading),
  forRoles('mutation', 'adminUpdateSetting(key: "none", value: 1) { key }', 'SUPER_ADMIN'),
  forRoles('query', 'adminSettingChanges { count }', ...adminRoles),
  forRoles('mutation', 'adminProposeSettingChange(key: "none", value: 1, reason: "none") { id }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminDecideSettingChange(id: "none", approve: true) { id }', ...paying),
  forRoles('query', 'adminAuditLog { count }', ...reading),
  forRoles('query', 'adminAuditActors { id }', ...reading),
  forRoles('query', 'adminClock { now }', ...adminRoles),
  forRoles('mutation', 'adminResetDemo { success }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminAdvanceClock(days: 0) { success }', 'SUPER_ADMIN'),
  forRoles('mutation', 'adminSimulateTraffic(programId: "none", clicksPerHour: 0, conversionsPerHour: 0) { success }', 'SUPER_ADMIN'),
]
