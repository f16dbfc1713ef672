import { buildSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { adminTypeDefs } from '@wasla/contract/generated/admin-schema.ts'
import { SALMA } from '@wasla/mocks/world/agents.ts'
import { DANA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { NOURA_NAJD } from '@wasla/mocks/world/wallets.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { TOTP } from 'otpauth'
import { inTransaction } from '#database/transaction.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { newAccount } from '../domains/admin/accounts/team.ts'
import { insertAccount } from '../domains/admin/stores/accounts.ts'
import { insertInvitation } from '../domains/admin/stores/invitations.ts'
import { rewardCaseRow, rewardRow } from '../domains/rewards/service.ts'
import { conversionRow, reviewRequestRow, networkCaseRow } from '../domains/tracking/service.ts'
import { sendFiles } from '../testing/send-files.ts'
import { answerOf, testApp } from '../testing/test-app.ts'
import { testAdminPassword } from '../testing/admins.ts'

type TestApp = Awaited<ReturnType<typeof testApp>>
type Headers = Record<string, string>

const waiting = world.waitingList.find(({ admittedAt }) => admittedAt === null)?.id
const inReview = world.verifications.find(({ status, type }) => status === 'InReview' && type === 'BUSINESS')?.id
const reason = 'reason: "asked for by mail"'
const mine = `password: "${testAdminPassword}"`

/** Enrols an authenticator app and returns its current code. */
async function enrolled({ askAdmin, deps }: TestApp, headers: Headers): Promise<string> {
  const started = await askAdmin(`mutation { adminStartTotp(${mine}) { secret } }`, {}, headers)
  const { secret } = answerOf<{ secret: string }>(started, 'adminStartTotp')
  return new TOTP({ secret }).generate({ timestamp: deps.clock.now() })
}

/** Returns a withdrawal of Noura's that waits for finance. */
async function openWithdrawal({ services }: TestApp): Promise<string> {
  const owner = { profileId: NOURA.profile.id, userId: NOURA.user.id }
  const input = { amount: 10_000, withdrawalAccountId: NOURA_NAJD.id, idempotencyKey: 'a-withdrawal-key' }
  return (await services.wallet.withdraw(owner, input)).id
}

const ofMorningCup = { programId: MORNING_CUP.program.id, profileId: NOURA.profile.id } as const

/** Returns a sale of Noura's that a risk rule holds. */
async function heldConversion({ db, deps, services }: TestApp): Promise<string> {
  const at = deps.clock.now() - 1_000
  const visit = {
    ...ofMorningCup,
    id: 'held',
    channel: 'TIKTOK',
    country: 'SA',
    visitor: 'visitor',
    reason: 'TOO_FAST',
    amount: 24_990,
  } as const
  const conversion = conversionRow.write({
    ...{ ...visit, clickId: 'click', event: 'SALE', externalId: 'order-1', way: 'SERVER' },
    ...{ status: 'Held', occurredAt: at, receivedAt: at, decidedAt: null, naming: 'Only' },
  })
  await db.insertInto('conversions').values(conversion).execute()
  await inTransaction(db, async (tx) => {
    for (const count of services.countResults) await count(tx, [{ ...visit, kind: 'CONVERSION', at, from: null, to: 'Held' }])
  })
  return 'held'
}

/** Returns a review request of Noura's about clicks that did not count. */
async function openReviewRequest({ db, deps }: TestApp): Promise<string> {
  const now = deps.clock.now()
  const reviewRequest = reviewRequestRow.write({
    ...{ ...ofMorningCup, id: 'review-request', kind: 'CLICK', reason: 'REPEAT', day: civilDate(now), note: null, status: 'Requested' },
    ...{ requestedAt: now, answerBy: now + 4 * 86_400_000, answeredAt: null, answer: null },
  })
  await db.insertInto('second_looks').values(reviewRequest).execute()
  return 'review-request'
}

/** Returns a reward of Noura's that is held for review. */
async function heldReward({ db, deps }: TestApp): Promise<string> {
  const now = deps.clock.now()
  const about = { ...ofMorningCup, milestoneId: 'held', amount: 100 }
  await db
    .insertInto('rewards')
    .values(
      rewardRow.write({
        ...{ ...about, id: 'held', rewardType: 'CASH', state: 'Held', achievedAt: now, payableAt: now },
        ...{ paidAt: null, payoutRunId: null, deliveredAt: null, returnedAt: null },
      }),
    )
    .execute()
  await db
    .insertInto('reward_cases')
    .values(
      rewardCaseRow.write({
        ...{ ...about, id: 'case', rewardId: 'held', contacts: ['PHONE'], status: 'Open', openedAt: now, answerBy: now + 4 * 86_400_000 },
        ...{ decidedAt: null, decidedBy: null, note: null },
      }),
    )
    .execute()
  return 'case'
}

/** Returns a network case without a decision. */
async function networkCase({ db, deps }: TestApp): Promise<string> {
  const now = deps.clock.now()
  const record = networkCaseRow.write({
    ...{ id: 'network-case', programId: MORNING_CUP.program.id, profileId: NOURA.profile.id, day: civilDate(now), network: 'a-network' },
    ...{ reason: 'OWN_NETWORK', held: 0, counted: 0, status: 'Open', openedAt: now, decidedAt: null, decidedBy: null, note: null },
  })
  await db.insertInto('network_cases').values(record).execute()
  return 'network-case'
}

const adjustment = `adminProposeAdjustment(proposeAdjustmentInput: { profileId: "${NOURA.profile.id}", amount: 100, ${reason}, idempotencyKey: "an-adjustment-key" }) { id }`

/** Returns an adjustment that another admin proposed. */
async function proposed({ askAdmin, enterAdmin }: TestApp): Promise<string> {
  const answer = await askAdmin(`mutation { ${adjustment} }`, {}, await enterAdmin('FINANCE'))
  return answerOf<{ id: string }>(answer, 'adminProposeAdjustment').id
}

/** Returns a setting change that another super admin proposed. */
async function proposedChange({ db, deps }: TestApp): Promise<string> {
  const now = deps.clock.now()
  const member = {
    id: 'other',
    email: 'other@wasla.example',
    name: 'Other',
    role: 'SUPER_ADMIN',
    invitedBy: null,
    restsUntil: null,
  } as const
  await insertAccount(db, newAccount({ ...member, passwordHash: 'none', now }))
  const change = { id: 'change', key: 'wallet.vat', previous: '15', value: '5', reason: 'A new rate', status: 'Proposed' } as const
  const at = { created_at: now, expires_at: now + 1000, decided_at: null }
  await db
    .insertInto('setting_changes')
    .values({ ...change, ...at, proposed_by: member.id, decided_by: null })
    .execute()
  return change.id
}

/** Inserts an invitation with this token, for a new account or for an account whose password is reset. Returns its id. */
async function invite({ db, deps, admins }: TestApp, token: string, accountId: string | null = null): Promise<string> {
  const member = { email: 'new@wasla.example', name: 'New', role: 'SUPPORT', accountId, invitedBy: admins.SUPER_ADMIN } as const
  const now = deps.clock.now()
  const at = { createdAt: now, expiresAt: now + 1000, acceptedAt: null, revokedAt: null }
  await insertInvitation(db, { id: 'invitation', ...member, ...at }, token)
  return 'invitation'
}

/** Role that calls each of these mutations. The super admin of the test calls all others. */
const doers: Readonly<Record<string, 'FINANCE' | 'SUPPORT'>> = { adminSignIn: 'FINANCE', adminAcceptInvitation: 'SUPPORT' }

/** A call of each mutation, and the action that the audit log records. */
const actions: Record<string, [call: string | ((app: TestApp, headers: Headers) => Promise<string>), action: string]> = {
  adminSignIn: [`adminSignIn(email: "finance@wasla.example", ${mine}) { accessToken }`, 'admin.signedIn'],
  adminSignOut: ['adminSignOut { success }', 'admin.signedOut'],
  adminStartTotp: [`adminStartTotp(${mine}) { secret }`, 'admin.totpStarted'],
  adminConfirmTotp: [
    async (app, headers) => `adminConfirmTotp(code: "${await enrolled(app, headers)}") { success }`,
    'admin.totpConfirmed',
  ],
  adminProve: [
    async (app, headers) => {
      const code = await enrolled(app, headers)
      await app.askAdmin(`mutation { adminConfirmTotp(code: "${code}") { success } }`, {}, headers)
      // Resets the last used step, because each code is accepted only once.
      await app.db.updateTable('admins').set({ totp_step: 0 }).execute()
      return `adminProve(code: "${code}") { success }`
    },
    'admin.proven',
  ],
  adminRemoveTotp: [
    async (app, headers) => {
      await app.askAdmin(`mutation { adminConfirmTotp(code: "${await enrolled(app, headers)}") { success } }`, {}, headers)
      return `adminRemoveTotp(${mine}) { success }`
    },
    'admin.totpRemoved',
  ],
  adminChangePassword: [`adminChangePassword(${mine}, newPassword: "a much better one") { success }`, 'admin.passwordChanged'],
  adminInviteTeamMember: ['adminInviteTeamMember(email: "new@wasla.example", name: "New", role: SUPPORT) { id }', 'admin.memberInvited'],
  adminResetTeamMember: [
    async ({ admins }) => `adminResetTeamMember(id: "${admins.SUPPORT}", ${reason}) { id }`,
    'admin.passwordResetSent',
  ],
  adminResendInvitation: [async (app) => `adminResendInvitation(id: "${await invite(app, 'a-token')}") { id }`, 'admin.invitationResent'],
  adminRevokeInvitation: [
    async (app) => `adminRevokeInvitation(id: "${await invite(app, 'a-token')}") { success }`,
    'admin.invitationRevoked',
  ],
  adminAcceptInvitation: [
    async (app) => {
      await invite(app, 'a-token', app.admins.SUPPORT)
      return 'adminAcceptInvitation(token: "a-token", password: "twelve or more") { success }'
    },
    'admin.passwordReset',
  ],
  adminSetTeamMemberDisabled: [
    async ({ admins }) => `adminSetTeamMemberDisabled(id: "${admins.SUPPORT}", disabled: true, ${reason}) { id }`,
    'admin.teamMemberDisabled',
  ],
  adminAdmitWaitingList: [`adminAdmitWaitingList(entryIds: ["${waiting}"]) { success }`, 'admin.admitted'],
  adminAdmitNext: ['adminAdmitNext(count: 1) { success }', 'admin.admitted'],
  adminReviewCase: [`adminReviewCase(id: "${inReview}", approve: true) { id }`, 'admin.caseApproved'],
  adminSetUserSuspended: [`adminSetUserSuspended(userId: "${NOURA.user.id}", suspended: true, ${reason}) { id }`, 'admin.userSuspended'],
  adminCloseAccount: [`adminCloseAccount(userId: "${DANA.user.id}", ${reason}) { id }`, 'admin.accountClosed'],
  adminSetProgramStatus: [`adminSetProgramStatus(id: "${MORNING_CUP.program.id}", status: OnHold, ${reason}) { id }`, 'admin.programHeld'],
  adminSetProfileLabel: [`adminSetProfileLabel(profileId: "${NOURA.profile.id}", label: "First") { success }`, 'admin.profileLabelled'],
  adminRevertMembership: [`adminRevertMembership(profileId: "${SALMA.profile.id}", ${reason}) { success }`, 'admin.membershipReverted'],
  adminSetFlag: ['adminSetFlag(key: program, enabled: false) { key }', 'admin.flagSwitched'],
  adminUpdateSetting: ['adminUpdateSetting(key: "invites.perDay", value: 5) { key }', 'admin.settingChanged'],
  adminProposeSettingChange: [`adminProposeSettingChange(key: "wallet.vat", value: 5, ${reason}) { id }`, 'admin.settingProposed'],
  adminDecideSettingChange: [
    async (app) => `adminDecideSettingChange(id: "${await proposedChange(app)}", approve: true) { id }`,
    'admin.settingChanged',
  ],
  adminSettleWithdrawal: [
    async (app) => `adminSettleWithdrawal(id: "${await openWithdrawal(app)}", success: true) { id }`,
    'admin.withdrawalSettled',
  ],
  adminProposeAdjustment: [adjustment, 'admin.adjustmentProposed'],
  adminDecideAdjustment: [
    async (app) => `adminDecideAdjustment(id: "${await proposed(app)}", approve: true) { id }`,
    'admin.adjustmentPosted',
  ],
  adminRunPayouts: ['adminRunPayouts { id }', 'admin.payoutsRun'],
  adminReviewConversion: [
    async (app) => `adminReviewConversion(id: "${await heldConversion(app)}", status: Approved) { id }`,
    'admin.conversionReviewed',
  ],
  adminAnswerSecondLook: [
    async (app) =>
      `adminAnswerSecondLook(id: "${await openReviewRequest(app)}", counts: false, answer: "They came from one address.") { id }`,
    'admin.secondLookAnswered',
  ],
  adminDecideNetworkCase: [
    async (app) => `adminDecideNetworkCase(id: "${await networkCase(app)}", counts: true) { id }`,
    'admin.networkCaseDecided',
  ],
  adminDecideRewardCase: [
    async (app) => `adminDecideRewardCase(id: "${await heldReward(app)}", pays: false, note: "The account is the owner’s.") { id }`,
    'admin.rewardCaseDecided',
  ],
  adminImportConversions: [
    `adminImportConversions(programId: "${MORNING_CUP.program.id}", file: $file) { accepted }`,
    'admin.conversionsImported',
  ],
  adminSimulateTraffic: [
    `adminSimulateTraffic(programId: "${MORNING_CUP.program.id}", clicksPerHour: 2, conversionsPerHour: 1) { success }`,
    'admin.trafficSimulated',
  ],
  adminResetDemo: ['adminResetDemo { success }', 'admin.demoReset'],
  adminAdvanceClock: ['adminAdvanceClock(days: 1) { success }', 'admin.clockAdvanced'],
}

/** Mutations that need a provider. `oidc.test.ts` checks their lines; the start of a sign-in writes none. */
const ofProvider = ['adminStartOidc', 'adminFinishOidc', 'adminConfirmOidc']

describe('the audit log of the back office', () => {
  it('covers every mutation', () => {
    expect([...Object.keys(actions), ...ofProvider].toSorted()).toEqual(
      Object.keys(buildSchema(adminTypeDefs).getMutationType()?.getFields() ?? {}).toSorted(),
    )
  })

  it.each(Object.entries(actions))('records one line with the actor for %s', async (field, [call, action]) => {
    const app = await testApp()
    const headers = await app.enterAdmin('SUPER_ADMIN')
    const text = typeof call === 'string' ? call : await call(app, headers)
    const lines = () => app.db.selectFrom('audit').select(['id', 'actor', 'action']).execute()
    const before = new Set((await lines()).map(({ id }) => id))
    const answer = text.includes('$file')
      ? await sendFiles(app, `mutation ($file: Upload!) { ${text} }`, {
          variables: { file: null },
          files: {
            'variables.file': new File(['externalId,clickId,event,amount\r\norder-1,none,SALE,10.00\r\n'], 'orders.csv', {
              type: 'text/csv',
            }),
          },
          headers: { ...headers, 'apollo-require-preflight': 'true' },
          path: '/admin/graphql',
        })
      : await app.askAdmin(`mutation { ${text} }`, {}, headers)
    expect(answer.body.errors, JSON.stringify(answer.body)).toBeUndefined()
    const actor = `admin:${app.admins[doers[field] ?? 'SUPER_ADMIN']}`
    expect((await lines()).filter(({ id }) => !before.has(id))).toMatchObject([{ actor, action }])
  })
})
