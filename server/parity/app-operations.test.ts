import { afterAll, beforeAll, expect, test } from 'vitest'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, QIMAM, REEM_HOME } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { OVEN_BAKERS, RIYADH_KITCHENS } from '@wasla/mocks/world/groups/all-groups.ts'
import { GIFT_BOXES, MORNING_CUP } from '@wasla/mocks/world/programs/all-programs.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { makePdf } from '../src/demo/pdf.ts'
import { appOperations, codeOf, signIn, startPair, type Captured, type Pair } from './pair.ts'

const pageOf = ({ profile }: Member) => ({ profileId: profile.id, profileType: profile.type })

const ofMorningCup = { programId: MORNING_CUP.program.id }
const aboutMorningCup = { ...ofMorningCup, id: MORNING_CUP.program.id }
/** Noura's participation in it, whose receipt she and the brand may read. */
const receiptId = world.participations.find(
  ({ programId, profileId }) => programId === MORNING_CUP.program.id && profileId === NOURA.profile.id,
)?.id
/** The dates and the participant for queries of figures. */
const inMorningCup = { ...ofMorningCup, profileId: NOURA.profile.id, startDate: '2025-11-01', endDate: '2025-11-19' }
/** Variables of the lists of participants that one operation requests together. */
const listsOfMorningCup = {
  all: ofMorningCup,
  networkers: { ...ofMorningCup, types: ['INFLUENCER'] },
  agents: { ...ofMorningCup, types: ['AGENT'] },
}

const ofKitchens = { groupId: RIYADH_KITCHENS.id }
/** Variables under every name that the app may use: the name of an argument, or of a field in it. */
const aboutKitchens = { ...ofKitchens, id: RIYADH_KITCHENS.id, userName: RIYADH_KITCHENS.userName, user_name: RIYADH_KITCHENS.userName }
const inKitchens = {
  ...aboutKitchens,
  filter: ofKitchens,
  invites: ofKitchens,
  requests: { ...ofKitchens, isJoinRequest: true },
  pagination: { limit: 10, offset: 0 },
}
const answerInOven = { groupId: OVEN_BAKERS.id, groupInvitationId: 'none', id: 'none', status: 'Accepted' }
const memberOfOven = { groupId: OVEN_BAKERS.id, groupMemberId: 'none' }

/** The variables for each operation of the app, by root field and argument name. An operation without required variables may be missing. */
const variablesFor: Record<string, (captured: Captured) => Record<string, unknown>> = {
  signIn: () => ({ signInInput: { countryId: 'SA', mobileNumber: '500000001' } }),
  signUp: () => ({ signUpInput: { countryId: 'SA', mobileNumber: '500000001', acceptedTerms: true } }),
  resendOtp: ({ challengeId }) => ({ challengeId }),
  verifyOtp: ({ challengeId }) => ({ verifyOtpInput: { challengeId, code: '123456' } }),
  regenerateAccessToken: ({ refreshToken }) => ({ refreshToken }),
  signOut: ({ refreshToken }) => ({ refreshToken }),
  switchUser: () => ({ type: 'BRAND', profileId: REEM_HOME.profile.id }),
  switchLanguage: () => ({ language: 'ar' }),
  submitOnboardingAnswers: () => ({ onboardingAnswersInput: { accountKind: 'INDIVIDUAL', role: 'AGENT', countryId: 'SA' } }),
  setUpIndividualAccount: () => ({
    setUpIndividualAccountInput: { firstName: 'A', lastName: 'B', gender: 'male', date_of_birth: '1990-01-01' },
  }),
  completeWaitingListTask: () => ({ task: 'JOIN_COMMUNITY' }),
  inviteFriend: () => ({ inviteFriendInput: { countryId: 'SA', mobileNumber: '587654321' } }),
  isUserNameAvailable: () => ({ userName: 'noura_cooks', scope: 'PROFILE' }),
  upgradeUser: () => ({ type: 'AGENT' }),
  connectSocialAccount: () => ({ connectSocialAccountInput: { platform: 'TIKTOK', redirectUri: 'http://localhost/join-waiting-list' } }),
  submitPersonaInquiry: ({ inquiryId }) => ({ inquiryId: inquiryId ?? 'inq_nobody' }),
  validatePersonaInquiry: ({ inquiryId }) => ({ inquiryId: inquiryId ?? 'inq_nobody' }),
  createBusinessProfile: () => ({
    createBusinessProfileInput: {
      type: 'BRAND',
      name: 'Nabt Two',
      countryId: 'SA',
      email: 'two@nabt.example',
      mobileCountryId: 'SA',
      mobileNumber: '512345678',
      contactMethods: ['email'],
      socialPlatform: 'INSTAGRAM',
      socialUrl: 'https://instagram.com/nabt.two',
      documents: [new File([Uint8Array.from(makePdf([[]]))], 'paper.pdf')],
    },
  }),
  submitLicence: () => {
    const input = { number: '11111111', expiresOn: '2026-11-01', accountIds: ['none'], document: new File(['x'], 'licence.pdf') }
    return { submitLicenceInput: input, input }
  },
  resubmitBusinessVerification: () => ({ profileId: REEM_HOME.profile.id, documents: [new File(['x'], 'paper.pdf')] }),
  removeSocialLink: () => ({ id: 'none' }),
  activeProfile: () => ({ ...pageOf(QIMAM), isPublic: true }),
  publicProfile: () => ({ user_name: 'qimam_media', username: 'reem_dosari', profileType: 'INFLUENCER' }),
  updateProfileSettings: () => ({ updateProfileSettingsInput: { bio: 'Somebody else' } }),
  editProfileImage: () => ({ file: new File(['x'], 'face.png') }),
  updateProfileInterests: () => ({ interests: ['books', 'food'] }),
  updateContactDetails: () => ({
    updateContactDetailsInput: { email: 'me@some.example', countryId: 'SA', mobileNumber: '512345678', contactMethods: ['email'] },
  }),
  searchLocations: () => ({ term: 'riy', countryCode: 'SA' }),
  profileAvgStats: () => ({ ...pageOf(QIMAM), metrics: ['FOLLOWERS'], startDate: '2025-11-01', endDate: '2025-11-19' }),
  searchBrands: () => ({ term: 'nabt' }),
  createFeaturedPost: () => ({ createFeaturedPostInput: { platform: 'TIKTOK', url: 'tiktok.com/@somebody/video/1' } }),
  updateFeaturedPost: () => ({ updateFeaturedPostInput: { id: 'none', platform: 'TIKTOK', url: 'tiktok.com/@somebody/video/1' } }),
  deleteFeaturedPost: () => ({ id: 'none' }),
  createProfileLink: () => ({ createProfileLinkInput: { type: 'blog', url: 'somebody.example' } }),
  updateProfileLink: () => ({ updateProfileLinkInput: { id: 'none', is_visible: false } }),
  deleteProfileLink: () => ({ id: 'none' }),
  reorderProfileLinks: () => ({ ids: ['none'] }),
  pinFeaturedPost: () => ({ id: 'none', pinned: true }),
  createBrandCollaboration: () => ({ createBrandCollaborationInput: { type: 'business', brand_name: 'Wadi' } }),
  updateBrandCollaboration: () => ({ updateBrandCollaborationInput: { id: 'none', brand_name: 'Wadi' } }),
  deleteBrandCollaboration: () => ({ id: 'none' }),
  createRateCard: () => ({
    createRateCardInput: { platform: 'TIKTOK', category: 'LIVE', serviceName: 'Hour', description: 'One', priceFrom: 100, priceTo: 200 },
  }),
  updateRateCard: () => ({ updateRateCardInput: { id: 'none', priceTo: 300 } }),
  deleteRateCard: () => ({ id: 'none' }),
  myManagedAccounts: () => ({ status: 'all', pagination: { limit: 10, offset: 0 }, limit: 3 }),
  managedAccountOverview: () => ({ ...pageOf(QIMAM), id: world.managedAccounts[0]?.id, programs: { limit: 5, offset: 0 } }),
  publicManagedAccounts: () => ({ ...pageOf(OMAR), pagination: { limit: 12, offset: 0 } }),
  inviteManagedAccount: () => ({ profileId: NOURA.profile.id }),
  updateManagedAccount: () => ({ id: 'none', status: 'Accepted' }),
  removeManagedAccount: () => ({ id: 'none' }),
  splits: () => ({ id: world.managedAccounts[0]?.id }),
  proposeSplit: () => ({ input: { managedAccountId: 'none', percent: 10, programId: null, startsOn: '2026-01-01' } }),
  answerSplit: () => ({ id: 'none', accepts: true }),
  endSplit: () => ({ id: 'none' }),
  walletBill: () => ({ kind: 'TOP_UP', amount: 100_000 }),
  topUp: () => ({ id: 'none' }),
  withdrawal: () => ({ id: 'none' }),
  topUpWallet: () => ({
    topUpWalletInput: { amount: 100_000, paymentMethod: 'CARD', gateway: 'none', returnUrl: '/wallet', idempotencyKey: 'key-of-a-top-up' },
  }),
  withdrawFromWallet: () => ({
    withdrawFromWalletInput: { amount: 10_000, withdrawalAccountId: 'none', idempotencyKey: 'key-of-a-withdrawal' },
  }),
  createWithdrawalAccount: () => ({
    createWithdrawalAccountInput: {
      swiftCode: 'x',
      bankName: 'Najd Bank',
      currency: 'SAR',
      iban: 'x',
      nameOnAccount: 'Somebody Else',
      type: 'INDIVIDUAL',
      countryId: 'SA',
    },
  }),
  updateWithdrawalAccount: () => ({ updateWithdrawalAccountInput: { id: 'none', bankName: 'Najd Bank' } }),
  deleteWithdrawalAccount: () => ({ id: 'none' }),
  regions: () => ({ type: 'COUNTRIES' }),
  serviceAreas: () => ({ term: 'ri' }),
  program: () => aboutMorningCup,
  publicProgram: () => aboutMorningCup,
  programs: () => ({ pagination: { limit: 12, offset: 0 }, filter: { status: ['Active'], term: 'cup' } }),
  myPrograms: () => ({ pagination: { limit: 10, offset: 0 }, filter: { status: ['Draft', 'Active'] } }),
  programsByProfile: () => ({ profileId: NABT_COFFEE.profile.id, filter: { status: ['Active'] }, pagination: { limit: 4 } }),
  programStep: () => ({ ...aboutMorningCup, type: 'GUIDELINES' }),
  programContents: () => ({ programId: MORNING_CUP.program.id, contentStepType: 'SHAREABLE', pagination: { limit: 20, offset: 0 } }),
  programDryRun: () => ({ programId: GIFT_BOXES.program.id }),
  programBudgetEstimate: () => ({ programId: GIFT_BOXES.program.id }),
  programMatches: () => ({ criteria: { platforms: [{ platform: 'INSTAGRAM', minFollowers: 1 }], profileTypes: ['INFLUENCER'] } }),
  programEligibility: () => aboutMorningCup,
  myParticipantsRequests: () => ({ input: { status: ['Accepted'], pagination: { limit: 10, offset: 0 } } }),
  participantsRequests: () => ({
    ...listsOfMorningCup,
    filter: { ...ofMorningCup, status: ['Pending'], pagination: { limit: 10, offset: 0 } },
  }),
  participants: () => ({ ...listsOfMorningCup, none: { limit: 1 }, filter: ofMorningCup, pagination: { limit: 10, offset: 0 } }),
  upsertProgram: () => ({
    program: {
      id: 'none',
      name: 'Morning',
      description: 'A cup',
      startDate: '2026-01-01',
      isPublic: true,
      isVisible: true,
      programFocus: 'PRODUCT',
      launchLocationType: 'WORLDWIDE',
    },
  }),
  upsertProgramStep: () => ({ step: { programId: 'none', type: 'GUIDELINES', data: {} } }),
  uploadProgramAsset: () => ({ programId: 'none', file: new File(['x'], 'photo.png') }),
  addContent: () => ({
    addContentInput: {
      programId: 'none',
      contentStepType: 'LEARNING',
      title: 'Title',
      description: 'Described',
      type: 'VIDEO',
      language: 'ENGLISH',
      contentUrl: 'https://a.example',
    },
  }),
  editContent: () => ({ editContentInput: { id: 'none', title: 'Title' } }),
  deleteContent: () => ({ id: 'none' }),
  retryContent: () => ({ id: 'none' }),
  reorderContent: () => ({ reorderContentInput: { programId: 'none', contentStepType: 'LEARNING', contentIds: ['none'] } }),
  publishProgram: () => ({ id: 'none' }),
  updateProgramStatus: () => ({ input: { id: 'none', status: 'OnHold' } }),
  topUpProgramBudget: () => ({ programId: 'none', amount: 10_000, idempotencyKey: 'key-of-a-budget' }),
  deleteProgram: () => ({ id: 'none' }),
  copyProgram: () => ({ id: 'none' }),
  programTrackingSetup: () => aboutMorningCup,
  programLinkCheck: () => ofMorningCup,
  checkProgramLink: () => ofMorningCup,
  rotateProgramTrackingKey: () => aboutMorningCup,
  sendTestConversion: () => aboutMorningCup,
  startPixelTest: () => aboutMorningCup,
  differingReports: () => ({ ...ofMorningCup, pagination: { limit: 10, offset: 0 } }),
  waitingResults: () => ({ ...ofMorningCup, profileId: NOURA.profile.id, pagination: { limit: 10, offset: 0 } }),
  waitingResultsCsv: () => ofMorningCup,
  decideWaitingResults: () => ({ input: { ...ofMorningCup, ids: ['none'], counts: true } }),
  uncountedResults: () => inMorningCup,
  requestSecondLook: () => ({
    secondLookInput: { ...ofMorningCup, profileId: NOURA.profile.id, kind: 'CLICK', reason: 'REPEAT', day: '2025-11-18' },
  }),
  participationTimeline: () => inMorningCup,
  markRewardDelivered: () => ({ programId: 'none', profileId: 'none', milestoneId: 'none' }),
  getProgramPerformance: () => inMorningCup,
  getParticipantPerformance: () => inMorningCup,
  performanceRange: () => inMorningCup,
  rankedParticipants: () => ({ ...inMorningCup, pagination: { limit: 10, offset: 0 } }),
  performanceCsv: () => inMorningCup,
  joinProgram: () => ({ id: 'none' }),
  programTills: () => ofMorningCup,
  tillOrders: () => ({ ...ofMorningCup, tillId: 'none', pagination: { limit: 10 } }),
  makeTill: () => ({ input: { ...ofMorningCup, name: 'Olaya' } }),
  changeTill: () => ({ input: { ...ofMorningCup, id: 'none', name: 'Olaya' } }),
  renewTillPin: () => ({ ...ofMorningCup, id: 'none' }),
  revokeTill: () => ({ ...ofMorningCup, id: 'none' }),
  promoCodeIdeas: () => ({ ...ofMorningCup, typed: 'nura-7' }),
  choosePromoCode: () => ({ input: { ...ofMorningCup, code: 'NURA7' } }),
  fundsProof: () => ofMorningCup,
  participantLicencesCsv: () => ofMorningCup,
  termsReceipt: () => ({ participationId: receiptId }),
  seeTerms: () => ({ input: { participationId: receiptId, version: 1 } }),
  updateParticipantRequest: () => ({ input: { id: 'none', programId: 'none', status: 'Accepted' } }),
  updateParticipantRequests: () => ({ input: { ids: ['none'], programId: 'none', status: 'Rejected', reason: 'FULL' } }),
  currentUser: () => ofKitchens,
  group: () => aboutKitchens,
  publicGroup: () => aboutKitchens,
  groups: () => ({ filter: 'ALL_GROUPS', term: 'home', pagination: { limit: 10, offset: 0 } }),
  myGroups: () => ({ filter: 'CREATED', pagination: { limit: 10, offset: 0 } }),
  suggestedGroups: () => ({ limit: 4 }),
  GroupMembers: () => inKitchens,
  groupInvitations: () => inKitchens,
  groupMemberShip: () => aboutKitchens,
  groupTopCountries: () => aboutKitchens,
  groupAvgStats: () => ({ ...aboutKitchens, platform: 'TIKTOK', metrics: ['FOLLOWERS'], startDate: '2025-11-01', endDate: '2025-11-19' }),
  groupRateSocialAnalytics: () => aboutKitchens,
  groupMetrics: () => ({ ...aboutKitchens, metrics: ['FOLLOWERS'], startDate: '2025-11-01', endDate: '2025-11-19' }),
  createGroup: () => ({
    createGroupInput: { name: 'x', userName: 'x', description: 'x', photo: new File(['x'], 'photo.png') },
    input: { name: 'x', userName: 'x', description: 'x', photo: new File(['x'], 'photo.png') },
  }),
  updateGroup: () => ({ updateGroupInput: { id: OVEN_BAKERS.id, name: 'x' }, input: { id: OVEN_BAKERS.id, name: 'x' } }),
  updateGroupInterests: () => ({ groupId: OVEN_BAKERS.id, interests: ['nothing'] }),
  joinGroup: () => ({ ...ofKitchens, groupId: 'none' }),
  leaveGroupMembership: () => ({ groupId: 'none' }),
  InviteGroupMember: () => {
    const payload = { groupId: OVEN_BAKERS.id, profileId: 'none', profileType: 'AGENT' }
    return { payload, input: payload }
  },
  updateGroupInvitation: () => answerInOven,
  updateRequestToJoinGroup: () => answerInOven,
  cancelGroupInvitation: () => answerInOven,
  updateGroupMember: () => ({ input: { ...memberOfOven, role: 'Admin' } }),
  removeGroupMember: () => ({ input: memberOfOven }),
  transferGroupOwnership: () => memberOfOven,
  deleteGroup: () => ({ groupId: 'none', id: 'none' }),
  search: () => ({ searchInput: { term: 'ree', mustExistFields: ['userName'] }, term: 'ree', pagination: { limit: 8, offset: 0 } }),
  searchProfiles: () => ({ term: 'al', excludeGroupId: RIYADH_KITCHENS.id, pagination: { limit: 10, offset: 0 } }),
  people: () => ({ filter: { types: ['INFLUENCER'] }, sort: 'FOLLOWERS', pagination: { limit: 12, offset: 0 } }),
  peopleAlternatives: () => ({ filter: { countryId: 'SA', interests: ['coffee'], minFollowers: 100_000_000 } }),
  savePeopleFilter: () => ({ savePeopleFilterInput: { name: '', filter: {} }, input: { name: '', filter: {} } }),
  deleteSavedPeopleFilter: () => ({ id: 'none' }),
  createBrandDays: () => ({ createBrandDaysInput: { name: '', from: '2026-01-02', to: '2026-01-01' } }),
  updateBrandDays: () => ({ updateBrandDaysInput: { id: 'none', name: '', from: '2026-01-02', to: '2026-01-01' } }),
  deleteBrandDays: () => ({ id: 'none' }),
  myNotifications: () => ({ pagination: { limit: 20, offset: 0 }, limit: 20, offset: 0 }),
  updateMultipleNotificationStatus: () => ({ notifications: [{ notificationId: 'none', status: 'READ' }] }),
  myPushDevice: () => ({ endpoint: 'https://push.example/1' }),
  addPushSubscription: () => {
    const input = { endpoint: 'https://push.example/1', p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) }
    return { addPushSubscriptionInput: input, input }
  },
  myContactOpenings: () => ({ pagination: { limit: 10, offset: 0 } }),
  linkDataArchive: () => ({ id: 'none' }),
  proposal: () => ({ address: 'a'.repeat(32) }),
  proposalSeen: () => ({ address: 'a'.repeat(32) }),
  makeProposal: () => ({ input: { title: 'Mornings', brandName: 'Nabt', validUntil: '2020-01-01', talents: [] } }),
  withdrawProposal: () => ({ id: 'none' }),
  askTalents: () => ({ input: { address: 'a'.repeat(32), ...ofMorningCup, profileIds: [REEM.profile.id] } }),
  contactOpened: () => ({ profileId: NOURA.profile.id, method: 'email' }),
  shopOrders: () => ({ id: 'none' }),
  beginShop: () => ({ kind: 'SALLA' }),
  signInToShop: () => ({ input: { id: 'none', redirectUri: 'https://nabt.example/' } }),
  completeShop: () => ({ input: { state: 'none', code: 'none' } }),
  enterShopKey: () => ({ input: { id: 'none', address: 'nabt.example', key: 'ck_1', secret: 'cs_1' } }),
  moveShop: () => ({ input: { id: 'none', step: 'TEST' } }),
  checkShop: () => ({ id: 'none' }),
  removeShop: () => ({ id: 'none' }),
  webhookEndpoint: () => ({ id: 'none' }),
  webhookDeliveries: () => ({ endpointId: 'none' }),
  webhookDelivery: () => ({ id: 'none' }),
  makeApiKey: () => {
    const input = { name: 'Orders', scopes: ['PROGRAMS_READ'], days: 90 }
    return { makeApiKeyInput: input, input }
  },
  revokeApiKey: () => ({ id: 'none' }),
  makeMediaKit: () => ({ makeMediaKitInput: { parts: ['PRICES'] }, input: { parts: ['PRICES'] } }),
  removeMediaKit: () => ({ id: 'none' }),
  checkedMediaKit: () => ({ id: 'none' }),
  addWebhookEndpoint: () => {
    const input = { url: 'https://nabt.example/hooks', events: ['PAYOUT_PAID'] }
    return { addWebhookEndpointInput: input, input }
  },
  updateWebhookEndpoint: () => ({ updateWebhookEndpointInput: { id: 'none', isOn: false }, input: { id: 'none', isOn: false } }),
  rotateWebhookSecret: () => ({ endpointId: 'none' }),
  deleteWebhookEndpoint: () => ({ id: 'none' }),
  sendTestWebhook: () => ({ endpointId: 'none' }),
  replayWebhookDelivery: () => ({ id: 'none' }),
  replayWebhookEvents: () => {
    const input = { endpointId: 'none', from: '2025-11-01T00:00:00.000Z', to: '2025-11-02T00:00:00.000Z' }
    return { replayWebhookEventsInput: input, input }
  },
  removePushSubscription: () => ({ endpoint: 'https://push.example/1' }),
  completeSocialConnection: ({ state }) => ({ completeSocialConnectionInput: { platform: 'TIKTOK', code: 'x', state: state ?? 'x' } }),
}

/** All operations. Sign-out comes last, because every request after it would be refused. */
const ordered = appOperations.toSorted((one, other) => Number(one.rootField === 'signOut') - Number(other.rootField === 'signOut'))

let pair: Pair
beforeAll(async () => {
  pair = await startPair()
  await pair.measureGroups()
})
afterAll(() => pair.close())

test('this test has variables for every operation of the app that requires variables', () => {
  const needy = appOperations.filter(({ needsVariables }) => needsVariables).map(({ rootField }) => rootField)
  expect(Object.keys(variablesFor)).toEqual(expect.arrayContaining(needy))
})

test.each([
  ['a networker', NOURA],
  ['an agent', OMAR],
  ['an agency', QIMAM],
  ['a brand', NABT_COFFEE],
  ['somebody with several profiles', REEM],
] as const)('mock and server give the same answers to every operation of the app for %s, in both languages', async (_, member) => {
  pair.clock.advance(120_000)
  await signIn(pair, member)
  for (const language of ['en', 'ar'])
    for (const [index, { id, rootField }] of ordered.entries()) {
      if (rootField === 'signOut' && language === 'en') continue
      // Advances the clock to stay below the limit of changes per minute.
      if (index % 20 === 19) pair.clock.advance(61_000)
      if (rootField === 'verifyOtp')
        await pair.call('signIn', { token: null, variables: () => ({ signInInput: { countryId: 'SA', mobileNumber: '500000001' } }) })
      const answer = await pair.ask({ id }, { language, variables: (captured) => variablesFor[rootField]?.(captured) ?? {} })
      expect([rootField, answer.status]).toEqual([rootField, 200])
      if (rootField === 'verifyOtp') await signIn(pair, member)
      if (codeOf(answer) === 'GENERAL_ERROR') expect.fail(`${rootField} failed`)
    }
})
