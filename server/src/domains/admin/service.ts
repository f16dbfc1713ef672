import type { FlagKey } from '@wasla/contract/flags/flags.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { AdminClock, AdminUser } from '@wasla/contract/generated/admin-types.ts'
import { adminUserOf } from '@wasla/contract/admin/views.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { SettingKey } from '@wasla/contract/settings/settings.ts'
import type { OtherServices } from './other-services.ts'
import { eraseDue } from '../profiles/service.ts'
import { readAdmin } from './accounts/access.ts'
import { adminSignOut, changePassword, confirmTotp, prove, removeTotp, startTotp } from './accounts/own.ts'
import { sweepDevices } from './accounts/devices.ts'
import { acceptInvitation, readInvitation } from './accounts/accept.ts'
import { invitations, inviteTeamMember, resendInvitation, resetTeamMember, revokeInvitation } from './accounts/invitations.ts'
import { confirmOidc, finishOidc, startOidc } from './accounts/oidc.ts'
import { adminSignIn } from './accounts/sign-in.ts'
import { findAccount } from './stores/accounts.ts'
import { deleteExpiredOidcStates } from './stores/oidc-states.ts'
import { sweepSessions } from './stores/sessions.ts'
import { freshen } from './stores/user-search.ts'
import { setTeamMemberDisabled, team, type TeamSearch } from './accounts/team.ts'
import { auditActors, auditLog, type AuditSearch } from './controls/audit-log.ts'
import { flags, setFlag } from './controls/flags.ts'
import { decideSettingChangeOf, proposeSettingChange, settingChanges } from './controls/setting-changes.ts'
import { settings, updateSetting } from './controls/settings.ts'
import { advanceClock, resetDemo, type DemoTools } from './demo.ts'
import { adjustments, decideOnAdjustment, proposeAdjustment } from './finance/adjustments.ts'
import { ledgerAccounts, ledgerEntries, ledgerProof, ledgerState, ledgerTransaction } from './finance/ledger.ts'
import { reconciliations } from './finance/reconciliations.ts'
import { payoutDryRun, payoutReport, payoutRuns, runPayouts } from './finance/payouts.ts'
import { oneWithdrawal, settleWithdrawal, withdrawals } from './finance/withdrawals.ts'
import { adminParts, type Admin, type AdminCaller, type AdminParts } from './parts.ts'
import { decideCase, networkCaseList, oneNetworkCase, type CaseSearch as NetworkCaseSearch } from './results/network-cases.ts'
import {
  answerReviewRequest,
  conversions,
  oneConversion,
  reviewConversion,
  reviewRequests,
  type ConversionSearch,
  type ReviewRequestSearch,
} from './results/results.ts'
import { importConversions, previewImport } from './results/import.ts'
import { decideOnRewardCase, rewardCases, type RewardCaseSearch } from './results/reward-cases.ts'
import { oneProgram, programList, setProgramStatus, type ProgramSearch } from './programs/programs.ts'
import { decideOn, reviewCase, reviewCases, type CaseSearch } from './queues/reviews.ts'
import { admitEntries, admitNextInLine, waitingList, type WaitingListSearch } from './queues/waiting-list.ts'
import { simulateTraffic } from './simulate.ts'
import { closeAccount, oneUser, revertMembership, setProfileLabel, setSuspended } from './users/actions.ts'
import { listUsers, type UserSearch } from './users/list.ts'

type Around = {
  services: OtherServices
  /** Null outside the demo. */
  demo: DemoTools | null
  /** Makes this process read settings and flags again. */
  refresh(): Promise<unknown>
}

/** All use cases of the back office. The root of the schema enforces which admin may call which use case. */
export function createAdminService(deps: Omit<AdminParts, 'keys' | 'machineNow'>, { services, demo, refresh }: Around) {
  const parts = adminParts(deps, demo?.machineNow)
  const { onboarding, verification, profiles, ledger } = services
  const settingChanged = async (key: SettingKey) => {
    await refresh()
    await onboarding.settingChanged(key)
  }
  return {
    readAdmin: (authorization: string | null | undefined) => readAdmin(parts, authorization),
    signIn: (input: Parameters<typeof adminSignIn>[1], caller: AdminCaller) => adminSignIn(parts, input, caller),
    startOidc: (caller: AdminCaller) => startOidc(parts, caller),
    finishOidc: (input: { response: string }, caller: AdminCaller) => finishOidc(parts, input, caller),
    confirmOidc: (input: { ticket: string; totp: string }, caller: AdminCaller) => confirmOidc(parts, input, caller),
    signOut: (admin: Admin) => adminSignOut(parts, admin),
    async me(admin: Admin): Promise<AdminUser> {
      const account = await findAccount(parts.db, admin.id)
      if (!account) throw new Problem('INVALID_SESSION')
      return adminUserOf(account)
    },
    startTotp: (admin: Admin, input: { password: string }, caller: AdminCaller) => startTotp(parts, admin, input, caller),
    confirmTotp: (admin: Admin, input: { code: string }, caller: AdminCaller) => confirmTotp(parts, admin, input, caller),
    prove: (admin: Admin, input: { code: string }, caller: AdminCaller) => prove(parts, admin, input, caller),
    removeTotp: (admin: Admin, input: { password: string }, caller: AdminCaller) => removeTotp(parts, admin, input, caller),
    changePassword: (admin: Admin, input: Parameters<typeof changePassword>[2], caller: AdminCaller) =>
      changePassword(parts, admin, input, caller),
    team: (search: TeamSearch) => team(parts, search),
    invitations: () => invitations(parts),
    readInvitation: (input: { token: string }, caller: AdminCaller) => readInvitation(parts, input, caller),
    acceptInvitation: (input: { token: string; password: string }, caller: AdminCaller) =>
      acceptInvitation(parts, services.wallet, input, caller),
    inviteTeamMember: (admin: Admin, input: Parameters<typeof inviteTeamMember>[2]) => inviteTeamMember(parts, admin, input),
    resetTeamMember: (admin: Admin, id: string, input: { reason: string }) => resetTeamMember(parts, admin, id, input),
    resendInvitation: (admin: Admin, id: string) => resendInvitation(parts, admin, id),
    revokeInvitation: (admin: Admin, id: string) => revokeInvitation(parts, admin, id),
    setTeamMemberDisabled: (admin: Admin, id: string, input: { disabled: boolean; reason: string }) =>
      setTeamMemberDisabled(parts, services.wallet, admin, id, input),
    waitingList: (search: WaitingListSearch) => waitingList(parts, onboarding, search),
    admit: (admin: Admin, input: { entryIds: readonly string[] }) => admitEntries(parts, onboarding, admin, input),
    admitNext: (admin: Admin, input: { count: number }) => admitNextInLine(parts, onboarding, admin, input),
    reviewCases: (admin: Admin, search: CaseSearch) => reviewCases(parts, verification, admin, search),
    reviewCase: (admin: Admin, id: string) => reviewCase(parts, verification, admin, id),
    decide: (admin: Admin, id: string, input: Parameters<typeof decideOn>[4]) => decideOn(parts, verification, admin, id, input),
    users: (search: UserSearch) => listUsers(parts, search),
    user: (id: string) => oneUser(parts, id),
    setSuspended: (admin: Admin, userId: string, input: { suspended: boolean; reason: string }) =>
      setSuspended(parts, services, admin, userId, input),
    closeAccount: (admin: Admin, userId: string, input: { reason: string }) => closeAccount(parts, services, admin, userId, input),
    setProfileLabel: (admin: Admin, profileId: string, input: { label?: string | null | undefined }) =>
      setProfileLabel(parts, admin, profileId, input),
    revertMembership: (admin: Admin, profileId: string, input: { reason: string }) =>
      revertMembership(parts, profiles, admin, profileId, input),
    withdrawals: (search: Parameters<typeof withdrawals>[2]) => withdrawals(parts, services, search),
    withdrawal: (id: string) => oneWithdrawal(parts, services, id),
    settleWithdrawal: (admin: Admin, id: string, input: Parameters<typeof settleWithdrawal>[4]) =>
      settleWithdrawal(parts, services, admin, id, input),
    programs: (search: ProgramSearch) => programList(parts, services, search),
    program: (id: string) => oneProgram(parts, services, id),
    setProgramStatus: (admin: Admin, id: string, input: Parameters<typeof setProgramStatus>[4]) =>
      setProgramStatus(parts, services, admin, id, input),
    payoutRuns: (pagination: Parameters<typeof payoutRuns>[1]) => payoutRuns(services, pagination),
    payoutReport: (id: string, pagination: Parameters<typeof payoutReport>[3]) => payoutReport(parts, services, id, pagination),
    payoutDryRun: (asOf: Parameters<typeof payoutDryRun>[2], pagination: Parameters<typeof payoutDryRun>[3]) =>
      payoutDryRun(parts, services, asOf, pagination),
    runPayouts: (admin: Admin, asOf: Parameters<typeof runPayouts>[3]) => runPayouts(parts, services, admin, asOf),
    conversions: (search: ConversionSearch) => conversions(parts, services, search),
    conversion: (id: string) => oneConversion(parts, services, id),
    reviewConversion: (admin: Admin, id: string, input: Parameters<typeof reviewConversion>[4]) =>
      reviewConversion(parts, services, admin, id, input),
    reviewRequests: (search: ReviewRequestSearch) => reviewRequests(parts, services, search),
    answerReviewRequest: (admin: Admin, id: string, input: Parameters<typeof answerReviewRequest>[4]) =>
      answerReviewRequest(parts, services, admin, id, input),
    previewImport: (input: Parameters<typeof previewImport>[2]) => previewImport(parts, services, input),
    rewardCases: (search: RewardCaseSearch) => rewardCases(parts, services, search),
    decideRewardCase: (admin: Admin, id: string, input: Parameters<typeof decideOnRewardCase>[4]) =>
      decideOnRewardCase(parts, services, admin, id, input),
    networkCases: (search: NetworkCaseSearch) => networkCaseList(parts, services, search),
    networkCase: (id: string) => oneNetworkCase(parts, services, id),
    decideNetworkCase: (admin: Admin, id: string, input: Parameters<typeof decideCase>[4]) => decideCase(parts, services, admin, id, input),
    importConversions: (admin: Admin, input: Parameters<typeof importConversions>[3]) => importConversions(parts, services, admin, input),
    ledgerState: () => ledgerState(ledger),
    ledgerAccounts: (search: Parameters<typeof ledgerAccounts>[2]) => ledgerAccounts(parts, ledger, search),
    ledgerEntries: (search: Parameters<typeof ledgerEntries>[2]) => ledgerEntries(parts, ledger, search),
    ledgerTransaction: (id: string) => ledgerTransaction(ledger, id),
    ledgerProof: (number: number) => ledgerProof(ledger, number),
    reconciliations: (search: Parameters<typeof reconciliations>[1]) => reconciliations(services.wallet, search),
    adjustments: (search: Parameters<typeof adjustments>[1]) => adjustments(parts, search),
    proposeAdjustment: (admin: Admin, input: Parameters<typeof proposeAdjustment>[3]) => proposeAdjustment(parts, ledger, admin, input),
    decideAdjustment: (admin: Admin, input: { id: string; approve: boolean }) => decideOnAdjustment(parts, services, admin, input),
    flags: () => flags(parts.db),
    async setFlag(admin: Admin, input: { key: FlagKey; enabled: boolean }) {
      const flag = await setFlag(parts, admin, input)
      await refresh()
      return flag
    },
    settings: () => settings(parts),
    updateSetting: (admin: Admin, input: { key: string; value: unknown }) => updateSetting(parts, admin, input, settingChanged),
    settingChanges: (search: Parameters<typeof settingChanges>[1]) => settingChanges(parts, search),
    proposeSettingChange: (admin: Admin, input: { key: string; value: unknown; reason: string }) =>
      proposeSettingChange(parts, admin, input),
    decideSettingChange: (admin: Admin, input: { id: string; approve: boolean }) =>
      decideSettingChangeOf(parts, admin, input, settingChanged),
    auditLog: (search: AuditSearch) => auditLog(parts, search),
    auditActors: () => auditActors(parts),
    async clock(): Promise<AdminClock> {
      return { now: toDateTime(parts.clock.now()), advancedDays: demo?.advancedDays() ?? 0 }
    },
    resetDemo: (admin: Admin) => resetDemo(parts, demo, admin),
    advanceClock: (admin: Admin, input: { days: number }) => advanceClock(parts, demo, admin, input),
    simulateTraffic: (admin: Admin, input: Parameters<typeof simulateTraffic>[3]) => simulateTraffic(parts, services, admin, input),
    /** For the timer: erases closed accounts whose time is over, updates search rows, and deletes expired sessions, devices and sign-ins. */
    async sweep(): Promise<void> {
      await eraseDue(parts, services)
      await freshen(parts.db)
      await sweepSessions(parts.db, parts.machineNow())
      await sweepDevices(parts.db, parts.machineNow())
      await deleteExpiredOidcStates(parts.db, parts.machineNow())
    },
  }
}

export type AdminService = ReturnType<typeof createAdminService>

export { freshen }
export { secondSteps, type SecondSteps } from './accounts/second-steps.ts'
