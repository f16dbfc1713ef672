import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminRoles } from '@wasla/contract/admin/roles.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { NABT_COFFEE, QIMAM } from '@wasla/mocks/world/businesses.ts'
import { OMAR, SALMA } from '@wasla/mocks/world/agents.ts'
import { worldNow } from '@wasla/mocks/world/clock.ts'
import { ABDULRAHMAN, DANA, HUDA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { SAMI } from '@wasla/mocks/world/unfinished.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, startAdminPair, type AdminPair } from './admin-pair.ts'

const inReview = world.verifications.filter(({ status }) => status === 'InReview')
const waiting = world.waitingList.filter(({ admittedAt }) => admittedAt === null)
const firstOf = (kind: 'BUSINESS' | 'IDENTITY') => inReview.find(({ type }) => type === kind)?.id ?? ''

/** The queries of the back office, each with the variables to test. A new query must be added here. */
const lookups: Record<string, readonly Record<string, unknown>[]> = {
  adminMe: [{}],
  adminNeedsTotp: [{}],
  adminInvitations: [{}],
  adminInvitation: [{ token: 'none' }],
  adminTeam: [
    {},
    { term: 'REVIEW' },
    { pagination: { sort: [{ field: 'role', direction: 'DESC' }], limit: 2 } },
    { pagination: { sort: [{ field: 'password' }] } },
  ],
  adminWaitingList: [
    {},
    { pagination: { limit: 100 } },
    { pagination: { limit: 3, offset: 4 } },
    { role: 'AGENT' },
    { term: 'no such person' },
    { term: '0500' },
    { pagination: { sort: [{ field: 'joinedAt', direction: 'DESC' }] } },
    { pagination: { sort: [{ field: 'followers' }] } },
  ],
  adminReviewCases: [
    {},
    { status: 'InReview', pagination: { limit: 100 } },
    { kind: 'BUSINESS', status: 'Rejected' },
    { kind: 'IDENTITY' },
    { kind: 'PASSPORT' },
    { overdue: true },
    { term: 'nabt' },
  ],
  adminReviewCaseDetails: [{ id: firstOf('BUSINESS') }, { id: firstOf('IDENTITY') }, { id: 'none' }],
  adminUsers: [
    {},
    { pagination: { limit: 100 } },
    { pagination: { limit: 5, offset: 10, sort: [{ field: 'name' }] } },
    { term: 'noura' },
    { term: 'نورة' },
    { term: '+966 50 000 0001' },
    { term: 'x' },
    { suspended: true },
    { closed: true },
    { suspended: false, closed: false, pagination: { limit: 100 } },
    { profileType: 'BRAND', profileStatus: 'Rejected' },
    { profileType: 'AGENT' },
    { profileStatus: 'Onboarding', suspended: false, term: 'ا' },
  ],
  adminUser: [{ id: NOURA.user.id }, { id: SAMI.user.id }, { id: 'none' }],
  adminWithdrawals: [
    {},
    { status: 'Success', pagination: { limit: 2, offset: 1 } },
    { status: 'Failed' },
    { overdue: true },
    { flag: 'FIRST_WITHDRAWAL' },
    { flag: 'SHARED_CONTACT' },
    { term: 'noura' },
    { term: 'nobody at all' },
  ],
  adminWithdrawal: [{ id: world.withdrawals[0]?.id }, { id: 'none' }],
  adminLedgerState: [{}],
  adminLedgerAccounts: [{}, { term: 'platform:fees' }, { term: 'noura_cooks' }, { term: 'nobody at all' }],
  adminLedgerEntries: [{ accountId: availableAccount(NOURA.profile.id) }, { accountId: 'none' }],
  adminLedgerTransaction: [{ id: 'none' }],
  adminLedgerProof: [{ number: 1_000_000 }],
  adminReconciliations: [{}],
  adminAdjustments: [{}, { status: 'Posted' }],
  adminPrograms: [
    {},
    { pagination: { limit: 100 } },
    { status: 'Active', pagination: { limit: 2, offset: 1 } },
    { status: 'Draft' },
    { term: 'nabt' },
    { term: 'morning' },
    { term: '%' },
    { term: 'nobody at all' },
  ],
  adminProgram: [...world.programs.map(({ id }) => ({ id })), { id: 'none' }],
  adminConversions: [
    {},
    { status: 'Held' },
    { programId: 'none', pagination: { limit: 2, offset: 1 } },
    ...['noura', 'نورة', 'Morning', 'no such thing', world.conversions[0]?.externalId, world.conversions[0]?.id].map((term) => ({
      term,
      status: null,
    })),
  ],
  adminConversion: [{ id: 'none' }],
  adminSecondLooks: [{}, { status: 'Requested' }],
  adminImportPreview: [MORNING_CUP.program.id, 'none'].map((programId) => ({
    programId,
    file: new File(['externalId,clickId,event,amount\r\norder-1,nobody,SALE,10.00\r\n'], 'orders.csv', { type: 'text/csv' }),
  })),
  adminRewardCases: [{}, { status: 'Open' }],
  adminNetworkCases: [{}, { status: 'Open' }, { status: 'Counted' }, { pagination: { limit: 1, offset: 1 } }],
  adminNetworkCase: [...world.networkCases.map(({ id }) => ({ id })), { id: 'none' }],
  adminPayoutRuns: [{}, { pagination: { limit: 2, offset: 1 } }],
  adminPayoutReport: [...world.payoutRuns.map(({ id }) => ({ id })), { id: 'none' }],
  adminPayoutDryRun: [{}, { asOf: new Date(worldNow).toISOString() }, { asOf: '2999-01-01T00:00:00.000Z' }],
  adminFlags: [{}],
  adminSettings: [{}],
  adminSettingChanges: [{}, { status: 'Proposed' }, { status: 'Expired', pagination: { limit: 1 } }],
  adminAuditLog: [
    {},
    { action: 'admin.signedIn' },
    { target: 'none' },
    { actor: 'support@wasla.example' },
    { pagination: { limit: 2, offset: 1 } },
    { thing: 'TEAM' },
    { thing: 'WITHDRAWALS', term: 'noura' },
    { term: 'نورة' },
    { term: 'Morning' },
  ],
  adminAuditActors: [{}],
  adminClock: [{}],
}

describe('the mock and the server of the back office, for lookups', () => {
  let pair: AdminPair
  beforeAll(async () => {
    pair = await startAdminPair()
  })
  afterAll(() => pair.close())

  test('have a test for every lookup of the back office', () => {
    expect(Object.keys(lookups).toSorted()).toEqual(pair.fields.queries.toSorted())
  })

  test.each([...adminRoles, null])('give the same answers to every lookup for %s', async (role) => {
    for (const [name, variants] of Object.entries(lookups))
      for (const variables of variants) {
        // Without an access token, the server does not read uploaded files: it refuses the whole request instead of the field.
        if (role === null && 'file' in variables) continue
        await pair.call(name, variables, role)
      }
  })
})

describe('the mock and the server of the back office, for changes', () => {
  let pair: AdminPair
  beforeEach(async () => {
    pair = await startAdminPair()
  })
  afterEach(() => pair.close())

  const reason = 'Asked for by mail'

  test('agree on a network case that is counted and another that is refused, each once', async () => {
    const { call } = pair
    const [first, second] = world.networkCases.filter(({ status }) => status === 'Open')
    if (!first || !second) throw new Error('The demonstration has two open cases')
    const decide = (variables: Record<string, unknown>) => call('adminDecideNetworkCase', variables, 'REVIEWER')
    expect(codeOf(await decide({ id: 'none', counts: true }))).toBe('NETWORK_CASE_NOT_FOUND')
    expect(codeOf(await decide({ id: first.id, counts: true, note: 'x'.repeat(501) }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await decide({ id: first.id, counts: true, seen: first.held - 1 }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await decide({ id: first.id, counts: true, wholeNetwork: true, note: 'A school' }))).toBeUndefined()
    expect(codeOf(await decide({ id: first.id, counts: false }))).toBe('NO_CHANGES_TO_UPDATE')
    expect(codeOf(await decide({ id: second.id, counts: false }))).toBeUndefined()
    for (const { id } of [first, second]) await call('adminNetworkCase', { id }, 'SUPPORT')
    await call('adminNetworkCases')
    await call('adminSecondLooks', {}, 'SUPPORT')
    await call('adminAuditLog', { pagination: { limit: 3 } })
    const reviewRequest = world.reviewRequests.find((one) => one.reason === 'OWN_NETWORK')
    expect(codeOf(await call('adminAnswerSecondLook', { id: reviewRequest?.id, counts: true, answer: 'Counted already' }))).toBe(
      'NO_CHANGES_TO_UPDATE',
    )
  })

  test('agree on refusing to answer a review request whose network case is open', async () => {
    const reviewRequest = world.reviewRequests.find((one) => one.reason === 'OWN_NETWORK')
    const answer = { id: reviewRequest?.id, counts: true, answer: 'They are people' }
    expect(codeOf(await pair.call('adminAnswerSecondLook', answer, 'REVIEWER'))).toBe('NETWORK_CASE_OPEN')
  })

  test('agree that a suspended account stays in its groups, and a closed account leaves them', async () => {
    const { call } = pair
    const userId = ABDULRAHMAN.user.id
    const groupsOf = async () => {
      const { body } = await call('adminUser', { id: userId })
      return (body.data?.['adminUser'] as { groups: unknown[] } | undefined)?.groups
    }
    expect(await groupsOf()).not.toEqual([])
    await call('adminSetUserSuspended', { userId, suspended: true, reason })
    expect(await groupsOf()).not.toEqual([])
    expect(codeOf(await call('adminCloseAccount', { userId, reason }))).toBeUndefined()
    expect(await groupsOf()).toEqual([])
    for (const { user } of [QIMAM, HUDA]) await call('adminUser', { id: user.id })
  })

  test('give the same answers to changes of users', async () => {
    const { call } = pair
    const suspend = { userId: NABT_COFFEE.user.id, suspended: true, reason }
    await call('adminSetUserSuspended', suspend, 'SUPPORT')
    expect(codeOf(await call('adminSetUserSuspended', suspend, 'SUPPORT'))).toBe('NO_CHANGES_TO_UPDATE')
    await call('adminSetUserSuspended', { ...suspend, suspended: false }, 'SUPPORT')
    expect(codeOf(await call('adminSetUserSuspended', { ...suspend, reason: ' ' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await call('adminCloseAccount', { userId: NOURA.user.id, reason }))).toBe('ACCOUNT_NOT_SETTLED')
    await call('adminCloseAccount', { userId: DANA.user.id, reason })
    await call('adminCloseAccount', { userId: DANA.user.id, reason })
    await call('adminSetProfileLabel', { profileId: OMAR.profile.id, label: ' Founding member ' })
    await call('adminSetProfileLabel', { profileId: OMAR.profile.id, label: 'Founding member' })
    // Omar manages talents (D-24), and Salma does not.
    expect(codeOf(await call('adminRevertMembership', { profileId: OMAR.profile.id, reason }))).toBe('UNAUTHORIZED_UPDATING')
    expect(codeOf(await call('adminRevertMembership', { profileId: SALMA.profile.id, reason }))).toBeUndefined()
    expect(codeOf(await call('adminRevertMembership', { profileId: SALMA.profile.id, reason }))).toBe('UNAUTHORIZED_UPDATING')
    await call('adminRevertMembership', { profileId: 'none', reason })
    await call('adminUsers', { pagination: { limit: 100 } })
    await call('adminAuditLog', {})
    for (const term of ['dana', 'عمر', OMAR.profile.id, 'Morning', 'nobody at all']) await call('adminAuditLog', { term })
    await call('adminAuditLog', { thing: 'PEOPLE', pagination: { limit: 2 } })
    await call('adminAuditActors', {})
  })

  test('give the same answers to changes of programs', async () => {
    const { call } = pair
    const id = world.programs.find(({ status }) => status === 'Active')?.id
    expect(codeOf(await call('adminSetProgramStatus', { id, status: 'OnHold', reason: ' ' }, 'SUPPORT'))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await call('adminSetProgramStatus', { id, status: 'OnHold', reason }, 'SUPPORT'))).toBeUndefined()
    expect(codeOf(await call('adminSetProgramStatus', { id, status: 'OnHold', reason }, 'SUPPORT'))).toBe('NO_CHANGES_TO_UPDATE')
    await call('adminProgram', { id })
    await call('adminSetProgramStatus', { id, status: 'Active', reason }, 'SUPPORT')
    await call('adminSetProgramStatus', { id, status: 'Draft', reason }, 'SUPPORT')
    for (const program of world.programs) await call('adminSetProgramStatus', { id: program.id, status: 'Retired', reason }, 'SUPPORT')
    await call('adminSetProgramStatus', { id: 'none', status: 'Retired', reason }, 'SUPPORT')
    await call('adminPrograms', { pagination: { limit: 100 } })
    await call('adminAuditLog', {})
    await call('adminAuditLog', { term: MORNING_CUP.program.name })
  })

  test('give the same answers to admissions and reviews', async () => {
    const { call } = pair
    const chosen = { entryIds: waiting.slice(3, 5).map(({ id }) => id) }
    await call('adminAdmitWaitingList', chosen, 'REVIEWER')
    expect(codeOf(await call('adminAdmitWaitingList', chosen, 'REVIEWER'))).toBe('NO_CHANGES_TO_UPDATE')
    await call('adminAdmitNext', { count: 3 }, 'REVIEWER')
    await call('adminAdmitNext', { count: 0 }, 'REVIEWER')
    await call('adminWaitingList', {})
    for (const kind of ['BUSINESS', 'IDENTITY'] as const) {
      const cases = inReview.filter(({ type }) => type === kind)
      await call('adminReviewCase', { id: cases[0]?.id, approve: false }, 'REVIEWER')
      await call('adminReviewCase', { id: cases[0]?.id, approve: false, rejectionReason: ' The licence has expired. ' }, 'REVIEWER')
      await call('adminReviewCase', { id: cases[0]?.id, approve: true }, 'REVIEWER')
      await call('adminReviewCase', { id: cases.at(-1)?.id, approve: true }, 'REVIEWER')
    }
    await call('adminReviewCase', { id: 'none', approve: true }, 'REVIEWER')
    await call('adminReviewCases', { pagination: { limit: 100 } })
    await call('adminUsers', { pagination: { limit: 100 } })
    await call('adminAuditLog', { pagination: { limit: 100 } })
    await call('adminAuditLog', { thing: 'REVIEWS' })
  })

  test('give the same answers to changes of flags, settings and the demo’s clock', async () => {
    const { call } = pair
    await call('adminSetFlag', { key: 'program', enabled: false })
    await call('adminSetFlag', { key: 'program', enabled: false })
    await call('adminUpdateSetting', { key: 'invites.perDay', value: 5 })
    await call('adminUpdateSetting', { key: 'invites.perDay', value: 1001 })
    await call('adminUpdateSetting', { key: 'waitingList.communities', value: [{ name: 'Us', url: 'https://t.me/us' }] })
    await call('adminUpdateSetting', { key: 'nothing', value: 5 })
    await call('adminFlags')
    await call('adminSettings')
    await call('adminAdvanceClock', { days: 2 })
    await call('adminAdvanceClock', { days: 91 })
    await call('adminClock')
    await call('adminAuditLog')
    await call('adminResetDemo')
    await call('adminUsers')
    await call('adminClock')
  })

  test('give the same answers to sign-ins of admins', async () => {
    const { call } = pair
    const mine = { email: 'review@wasla.example', password: 'wasla-demo' }
    await call('adminSignIn', mine, null)
    await call('adminSignIn', { ...mine, password: 'something else' }, null)
    await call('adminSignIn', { email: 'nobody@wasla.example', password: 'something else' }, null)
    for (const [name, variables] of [
      ['adminStartOidc', {}],
      ['adminFinishOidc', { response: 'code=mock&state=none' }],
      ['adminFinishOidc', { response: 'x'.repeat(6001) }],
      ['adminConfirmOidc', { ticket: 'none', totp: '123456' }],
      ['adminConfirmOidc', { ticket: 'none', totp: 'none' }],
    ] as const)
      await call(name, variables, null)
    await call('adminStartTotp', { password: 'something else' }, 'REVIEWER')
    await call('adminStartTotp', { password: mine.password }, 'REVIEWER')
    expect(codeOf(await call('adminProve', { code: '000000' }, 'REVIEWER'))).toBe('WRONG_OTP')
    await call('adminRemoveTotp', { password: mine.password }, 'REVIEWER')
    await call('adminChangePassword', { password: mine.password, newPassword: 'short' }, 'REVIEWER')
    await call('adminChangePassword', { password: mine.password, newPassword: 'a much better one' }, 'REVIEWER')
    await call('adminSignIn', mine, null)
    await call('adminSetTeamMemberDisabled', { id: 'none', disabled: true, reason })
    await call('adminSignOut', {}, 'REVIEWER')
    await call('adminMe', {}, 'REVIEWER')
    await call('adminTeam')
  })

  test('agree that a proposal ends when the admin who made it is disabled, even if the admin is enabled again', async () => {
    const { call, clock } = pair
    const profileId = NOURA.profile.id
    const proposeAdjustmentInput = { profileId, amount: 2500, reason, idempotencyKey: 'key-of-the-form' }
    expect(codeOf(await call('adminProposeAdjustment', { proposeAdjustmentInput }, 'FINANCE'))).toBeUndefined()
    for (const disabled of [true, false]) {
      clock.advance(1)
      expect(codeOf(await call('adminSetTeamMemberDisabled', (_made, idOf) => ({ id: idOf('FINANCE'), disabled, reason })))).toBeUndefined()
    }
    expect(codeOf(await call('adminDecideAdjustment', (made) => ({ id: made('adminProposeAdjustment'), approve: true })))).toBe(
      'NO_CHANGES_TO_UPDATE',
    )
    await call('adminAdjustments')
    await call('adminAuditLog')
  })

  test('give the same answers to invitations to the team and to password resets', async () => {
    const { call } = pair
    const member = { email: 'New@wasla.example', name: 'New', role: 'FINANCE' }
    expect(codeOf(await call('adminInviteTeamMember', member))).toBeUndefined()
    expect(codeOf(await call('adminInviteTeamMember', member))).toBe('DTO_VALIDATION_ERROR')
    await call('adminInviteTeamMember', { ...member, email: 'support@wasla.example' })
    await call('adminInviteTeamMember', { ...member, email: 'x', name: '' })
    await call('adminInvitations')
    const tokenOf = (mutation: string) => (made: (name: string) => string) => ({ token: made(`${mutation}:token`) })
    const first = tokenOf('adminInviteTeamMember')
    await call('adminInvitation', first, null)
    expect(codeOf(await call('adminResendInvitation', (made) => ({ id: made('adminInviteTeamMember') })))).toBeUndefined()
    expect(codeOf(await call('adminInvitation', first, null))).toBe('ADMIN_INVITATION_INVALID')
    const second = tokenOf('adminResendInvitation')
    const password = 'twelve or more'
    expect(codeOf(await call('adminAcceptInvitation', (made) => ({ ...second(made), password: 'short' }), null))).toBe(
      'DTO_VALIDATION_ERROR',
    )
    expect(codeOf(await call('adminAcceptInvitation', (made) => ({ ...second(made), password }), null))).toBeUndefined()
    expect(codeOf(await call('adminAcceptInvitation', (made) => ({ ...second(made), password }), null))).toBe('ADMIN_INVITATION_INVALID')
    await call('adminSignIn', { email: member.email, password }, null)
    await call('adminTeam')
    expect(codeOf(await call('adminResetTeamMember', (_made, idOf) => ({ id: idOf('SUPER_ADMIN'), reason })))).toBe('ADMIN_FORBIDDEN')
    expect(codeOf(await call('adminResetTeamMember', { id: 'none', reason }))).toBe('USER_NOT_FOUND')
    expect(codeOf(await call('adminResetTeamMember', (_made, idOf) => ({ id: idOf('SUPPORT'), reason })))).toBeUndefined()
    const reset = tokenOf('adminResetTeamMember')
    await call('adminInvitation', reset, null)
    expect(codeOf(await call('adminAcceptInvitation', (made) => ({ ...reset(made), password }), null))).toBeUndefined()
    expect(codeOf(await call('adminMe', {}, 'SUPPORT'))).toBe('INVALID_SESSION')
    await call('adminInviteTeamMember', { ...member, email: 'other@wasla.example' })
    expect(codeOf(await call('adminRevokeInvitation', (made) => ({ id: made('adminInviteTeamMember') })))).toBeUndefined()
    expect(codeOf(await call('adminRevokeInvitation', (made) => ({ id: made('adminInviteTeamMember') })))).toBe(
      'ADMIN_INVITATION_NOT_FOUND',
    )
    await call('adminInvitations')
    await call('adminTeam')
    await call('adminAuditLog', { pagination: { limit: 50 } })
  })
})
