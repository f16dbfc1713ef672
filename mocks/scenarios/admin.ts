import { adminActor } from '@wasla/contract/admin/audit.ts'
import { invitationLife } from '@wasla/contract/admin/invitations.ts'
import { newAdminAccount } from '@wasla/contract/admin/team.ts'
import { decideAdmissionActions } from '@wasla/contract/admin/queues.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { AdminAction } from '@wasla/contract/common/admin-action.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { writeLine, type AdminStore } from '../admin/admin-store.ts'
import type { World } from '../world/tables.ts'
import { brokenBooks, busyDesk, noWithdrawals, otherName, payingRun, queuedWithdrawals } from './admin/finance.ts'
import { heldRewards } from './admin/held-rewards.ts'
import { withOutageOfCase } from './programs/outage.ts'
import type { Scenario } from './scenario.ts'

/** Empties the waiting list, and removes all verifications that are in review. */
function emptyQueues(world: World): void {
  world.waitingList = world.waitingList.filter(({ admittedAt }) => admittedAt !== null)
  world.verifications = world.verifications.filter(({ status }) => status !== 'InReview')
}

/** Removes all results, rewards and payout runs. */
function noResults(world: World): void {
  Object.assign(world, {
    clicks: [],
    conversions: [],
    reviewRequests: [],
    networkCases: [],
    programRewards: [],
    rewardCases: [],
    payoutRuns: [],
  })
}

const week = 7 * 86_400_000

/** Moves the due date of every open case a week into the past. */
function overdueQueues(world: World): void {
  for (const one of world.verifications) if (one.status === 'InReview' && one.dueAt !== null) one.dueAt -= week
}

/** Fills the audit log with several pages of lines on one day, about money, people and settings. */
function busyDay(adminStore: AdminStore): void {
  const { accounts } = adminStore.memory
  const { waitingList, withdrawals, adjustments, conversions, programs } = adminStore.store.memory.world
  const actorOf = (role: AdminRole) => `${adminActor}${accounts.find((one) => one.role === role)?.id ?? ''}`
  const admitted = changesOf(decideAdmissionActions([waitingList[0]?.id ?? ''], 'chosen')).actions
  for (let at = 0; at < 60; at++) {
    for (const action of admitted) writeLine(adminStore, actorOf('SUPPORT'), action)
    writeLine(adminStore, actorOf('REVIEWER'), {
      action: 'admin.settingChanged',
      target: 'invites.perDay',
      before: { value: 10 },
      after: { value: at },
    })
  }
  const [withdrawal] = withdrawals
  const [adjustment] = adjustments
  const held = conversions.find(({ status }) => status === 'Held')
  const lines: (AdminAction | null)[] = [
    {
      action: 'admin.programHeld',
      target: programs[0]?.id ?? '',
      before: { status: 'Active' },
      after: { status: 'OnHold', reason: 'Asked for by its owner' },
    },
    held
      ? {
          action: 'admin.conversionReviewed',
          target: held.id,
          before: { status: 'Held' },
          after: { status: 'Rejected', reason: 'The same card ten times' },
        }
      : null,
    {
      action: 'admin.settingProposed',
      target: 'wallet.fourEyesAbove',
      before: { value: 2_000_000 },
      after: { value: 1_500_000, reason: 'More withdrawals at the end of the year' },
    },
    adjustment
      ? {
          action: 'admin.adjustmentProposed',
          target: adjustment.id,
          before: null,
          after: { profileId: adjustment.profileId, amount: adjustment.amount, reason: adjustment.reason },
        }
      : null,
    withdrawal
      ? {
          action: 'admin.withdrawalSettled',
          target: withdrawal.id,
          before: { status: 'Initiated', approvals: 1 },
          after: { status: 'Success', approvals: 2, success: true, amount: withdrawal.subtotal },
        }
      : null,
  ]
  for (const action of lines) if (action) writeLine(adminStore, actorOf('FINANCE'), action)
}

function withTotp(adminStore: AdminStore): void {
  for (const account of adminStore.memory.accounts) account.hasTotp = true
}

/** Token of the one-time link in `admin-invited`. */
export const invitedToken = 'a-one-time-link'

/** A second super admin without an inviter, and an account that this super admin invited. */
const otherLead = { id: 'other-lead', email: 'noor@wasla.example', name: 'Noor Alshehri', role: 'SUPER_ADMIN', invitedBy: null } as const
const ofOtherLead = {
  id: 'of-other-lead',
  email: 'lina@wasla.example',
  name: 'Lina Alotaibi',
  role: 'SUPPORT',
  invitedBy: otherLead.id,
} as const

/**
 * Adds three one-time links. One for a new colleague and one for a forgotten password are open. The third, sent by another super admin, has
 * expired. Also adds a new account, and an account that the other super admin invited.
 */
function invited(adminStore: AdminStore): void {
  const { memory, store, now } = adminStore
  const invitedBy = memory.accounts[0]?.id ?? null
  const support = memory.accounts.find(({ role }) => role === 'SUPPORT')
  const hour = 3_600_000
  const at = (ago: number) => ({
    createdAt: now() - ago,
    expiresAt: now() - ago + invitationLife,
    acceptedAt: null,
    revokedAt: null,
    invitedBy,
  })
  const sara = { email: 'sara@wasla.example', name: 'Sara Alharthi', role: 'FINANCE' as const, accountId: null }
  const salem = { email: 'salem@wasla.example', name: 'سالم الغامدي', role: 'REVIEWER' as const, accountId: null }
  memory.invitations = [
    { id: store.nextId('invitation'), token: invitedToken, ...sara, ...at(hour) },
    { id: store.nextId('invitation'), token: 'expired', ...salem, ...at(invitationLife + hour), invitedBy: otherLead.id },
  ]
  const secrets = { password: 'wasla-demo', totpStarted: false }
  memory.accounts.push(...[otherLead, ofOtherLead].map((one) => ({ ...newAdminAccount({ ...one, restsUntil: null }), ...secrets })))
  if (!support) return
  const { id: accountId, email, name, role } = support
  memory.invitations.push({ id: store.nextId('invitation'), token: 'reset', accountId, email, name, role, ...at(2 * hour) })
  const finance = memory.accounts.find((one) => one.role === 'FINANCE')
  if (finance) Object.assign(finance, { invitedBy, restsUntil: now() + 30 * hour })
}

function totpNeeded(adminStore: AdminStore): void {
  adminStore.memory.needsTotp = true
}

const longLatin = 'Abdulrahman-Alexander Mohammed Abdulaziz Alsubaie-Alqahtani of the Northern Borders'
const longArabic = 'عبدالرحمن بن محمد بن عبدالعزيز بن عبدالمحسن آل سعدون السبيعي القحطاني'

/** Gives every third profile one of the longest allowed names, in Latin and Arabic script by turns. */
function longNames(world: World): void {
  world.profiles.forEach((profile, at) => {
    if (at % 3 !== 0) return
    const [firstName = '', ...rest] = (at % 2 === 0 ? longLatin : longArabic).split(' ')
    if (profile.name === null) Object.assign(profile, { firstName, lastName: rest.join(' ') })
    else profile.name = at % 2 === 0 ? longLatin : longArabic
  })
}

const as = (title: string, admin: AdminRole | null, more: Partial<Scenario> = {}): Scenario => ({ title, viewer: null, admin, ...more })
const everything = [
  'adminMe',
  'adminWaitingList',
  'adminReviewCases',
  'adminReviewCaseDetails',
  'adminUsers',
  'adminUser',
  'adminSettings',
  'adminFlags',
  'adminSettingChanges',
  'adminAuditLog',
  'adminTeam',
  'adminInvitations',
  'adminWithdrawals',
  'adminWithdrawal',
  'adminLedgerState',
  'adminLedgerAccounts',
  'adminLedgerEntries',
  'adminLedgerTransaction',
  'adminReconciliations',
  'adminAdjustments',
  'adminPrograms',
  'adminProgram',
  'adminConversions',
  'adminConversion',
  'adminSecondLooks',
  'adminNetworkCases',
  'adminNetworkCase',
  'adminRewardCases',
  'adminPayoutRuns',
  'adminPayoutReport',
  'adminPayoutDryRun',
]

const unreadable: Scenario['faults'] = [
  { on: everything.slice(1), fault: { kind: 'problem', extensions: { code: 'GENERAL_ERROR', requestId: 'mock' } } },
]

/** Scenarios of the back office. Each names the signed-in admin and the data that waits for a decision. */
export const adminScenarios = {
  'admin-signed-out': as('Back office: signed out', null),
  'admin-second-step': as('Back office: signed out, everybody with a second step', null, { prepareAdmin: withTotp }),
  'admin-totp-needed': as('Back office: signed in, the second step has to be set up', 'FINANCE', { prepareAdmin: totpNeeded }),
  'admin-invited': as('Back office: somebody opens a one-time link', null, { prepareAdmin: invited }),
  'admin-team': as('Back office: a team with links that wait', 'SUPER_ADMIN', { prepareAdmin: invited }),
  'admin-wrong-password': as('Back office: the password is not right', null, {
    faults: [{ on: ['adminSignIn'], fault: { kind: 'problem', extensions: { code: 'ADMIN_SIGN_IN_FAILED' } } }],
  }),
  'admin-locked-out': as('Back office: too many tries', null, {
    faults: [{ on: ['adminSignIn'], fault: { kind: 'problem', extensions: { code: 'RATE_LIMITED', params: { retryAfter: 840 } } } }],
  }),
  'admin-oidc': as('Back office: signed out, with a provider', null, { hasAdminOidc: true }),
  'admin-oidc-second-step': as('Back office: signed out, with a provider and a second step', null, {
    hasAdminOidc: true,
    prepareAdmin: withTotp,
  }),
  'admin-oidc-away': as('Back office: signed out, the provider does not answer', null, {
    hasAdminOidc: true,
    faults: [{ on: ['adminStartOidc', 'adminFinishOidc'], fault: { kind: 'problem', extensions: { code: 'ADMIN_OIDC_AWAY' } } }],
  }),
  'admin-full-queues': as('Back office: super admin, every queue filled', 'SUPER_ADMIN', {
    prepare: queuedWithdrawals,
    prepareAdmin(adminStore) {
      busyDay(adminStore)
      busyDesk(adminStore)
    },
  }),
  'admin-empty': as('Back office: nothing to do', 'SUPER_ADMIN', { prepare: emptyQueues }),
  'admin-long-names': as('Back office: very long names', 'SUPER_ADMIN', { prepare: longNames }),
  'admin-overdue': as('Back office: every review is late', 'REVIEWER', { prepare: overdueQueues }),
  'admin-reviewer': as('Back office: reviewer', 'REVIEWER'),
  'admin-finance': as('Back office: finance, a full desk', 'FINANCE', { prepare: queuedWithdrawals, prepareAdmin: busyDesk }),
  'admin-finance-other-name': as('Back office: finance, a withdrawal to another name', 'FINANCE', {
    prepare: otherName,
    prepareAdmin: busyDesk,
  }),
  'admin-finance-empty': as('Back office: finance, nothing to do', 'FINANCE', { prepare: noWithdrawals }),
  'admin-results-empty': as('Back office: nobody clicked or earned anything yet', 'SUPER_ADMIN', { prepare: noResults }),
  'admin-held-rewards': as('Back office: reviewer, rewards that are held', 'REVIEWER', { prepare: heldRewards }),
  'admin-held-rewards-support': as('Back office: support looks at held rewards', 'SUPPORT', { prepare: heldRewards }),
  'admin-finance-broken': as('Back office: finance, the last check found a difference', 'FINANCE', { prepareAdmin: brokenBooks }),
  'admin-finance-paying': as('Back office: finance, while a payout run goes on', 'FINANCE', { prepare: payingRun }),
  'admin-finance-error': as('Back office: finance, nothing can be read', 'FINANCE', { faults: unreadable }),
  'admin-finance-watched': as('Back office: support looks at the withdrawals', 'SUPPORT', {
    prepare: queuedWithdrawals,
    prepareAdmin: busyDesk,
  }),
  'admin-support': as('Back office: support', 'SUPPORT'),
  'admin-case-outage': as('Back office: a case of a day with an outage', 'REVIEWER', { prepare: withOutageOfCase }),
  'admin-disabled': as('Back office: an account that was disabled meanwhile', 'REVIEWER', {
    faults: [{ on: 'everything', fault: { kind: 'problem', extensions: { code: 'USER_SUSPENDED' } } }],
  }),
  'admin-clock-ahead': as('Back office: the clock is three days ahead', 'SUPER_ADMIN', {
    prepareAdmin: (adminStore) => void (adminStore.memory.advancedDays = 3),
  }),
  'admin-error': as('Back office: nothing can be read', 'SUPER_ADMIN', {
    faults: unreadable,
  }),
  'admin-loading': as('Back office: loading forever', 'SUPER_ADMIN', {
    faults: [{ on: everything.slice(1), fault: { kind: 'silence' } }],
  }),
} satisfies Record<string, Scenario>
