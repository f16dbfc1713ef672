import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startScenario } from '@wasla/mocks/scenarios/scenario-server.ts'
import { COFFEE_AND_BOOKS, COOKING_FOR_TWO, HIJAZ_TABLES, OVEN_BAKERS, RIYADH_KITCHENS } from '@wasla/mocks/world/groups/all-groups.ts'
import { REEM, NOURA } from '@wasla/mocks/world/networkers.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { programStepTypes } from '@wasla/contract/programs/types.ts'
import { NABT_COFFEE, QIMAM, REEM_HOME } from '@wasla/mocks/world/businesses.ts'
import {
  CAMP_BREAKFAST,
  COLD_BREW,
  DRIPPER_SCHOOL,
  FIRST_SIP,
  GIFT_BOXES,
  MORNING_CUP,
  SMALL_KITCHENS,
} from '@wasla/mocks/world/programs/all-programs.ts'
import type { WholeProgram } from '@wasla/mocks/world/programs/make-program.ts'
import { members, world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

/** Profiles with a public page. */
const pages = [REEM, NOURA, NABT_COFFEE].map(({ profile }) => ({ profileId: profile.id, profileType: profile.type }))

/** The addresses of these profiles, in two forms: only the name, and the type with the name in capitals. */
const addresses = [REEM, NOURA, NABT_COFFEE].flatMap(({ profile: { userName, type } }) => [
  { user_name: userName },
  { username: userName?.toUpperCase(), profileType: type },
])

/** Programs that every account may open: active, soon, on hold and retired. */
const published = [MORNING_CUP, COLD_BREW, SMALL_KITCHENS, CAMP_BREAKFAST, DRIPPER_SCHOOL, FIRST_SIP].map(({ program }) => program.id)
const criteriaOf = ({ steps }: WholeProgram) => steps.find(({ type }) => type === 'PARTICIPANT_CRITERIA')?.data

/** Ids of groups for the four combinations of privacy settings, and an id that does not exist. */
const groupIds = [RIYADH_KITCHENS.id, OVEN_BAKERS.id, COOKING_FOR_TWO.id, COFFEE_AND_BOOKS.id, 'nobody']
const ofGroups = groupIds.map((groupId) => ({ groupId }))

const ofPrograms = [MORNING_CUP, SMALL_KITCHENS, COLD_BREW].map(({ program }) => ({ programId: program.id }))
/** Each of these programs with Noura, who takes part in two of them. */
const ofParticipants = ofPrograms.map((of) => ({ ...of, profileId: NOURA.profile.id }))
/** Requests to join one of them, whose receipts of the terms these profiles may read or not. */
const ofRequests = world.participations
  .filter(
    ({ programId, profileId }) => programId === MORNING_CUP.program.id && [REEM, NOURA].some(({ profile }) => profile.id === profileId),
  )
  .map(({ id }) => ({ participationId: id }))
const november = { startDate: '2025-11-01', endDate: '2025-11-19' }

/** The queries of the contract, each with the variables to test. A new query must be added here. */
const lookups: Record<string, readonly Record<string, unknown>[]> = {
  activeProfile: [{}],
  myProfiles: [{}],
  myProfileInterests: [{}],
  ProfileProgress: [{}],
  currentUser: [{}, { groupId: OVEN_BAKERS.id }, { groupId: COFFEE_AND_BOOKS.id }, { groupId: 'nobody' }],
  getCountries: [{}],
  getInterests: [
    {},
    { pagination: { limit: 5, offset: 22 } },
    { pagination: { limit: 1000 } },
    { pagination: { limit: -3, offset: -3 } },
    { pagination: { offset: 400 } },
  ],
  searchLocations: [
    { term: 'ri' },
    { term: 'جده', countryCode: 'sa' },
    { term: 'al', limit: 200 },
    { term: 'al', limit: -1 },
    { term: ' ' },
  ],
  mySocialLinks: [{}],
  programTrackingSetup: [...published, GIFT_BOXES.program.id, 'none'].map((programId) => ({ programId })),
  programLinkCheck: [...published, GIFT_BOXES.program.id, 'none'].map((programId) => ({ programId })),
  uncountedResults: published.flatMap((programId) => [{ programId }, { programId, profileId: NOURA.profile.id }]),
  waitingResults: published.flatMap((programId) => [{ programId }, { programId, profileId: NOURA.profile.id }]),
  waitingResultsCsv: ofPrograms,
  differingReports: ofPrograms,
  programTills: ofPrograms,
  tillOrders: [...ofPrograms, { programId: MORNING_CUP.program.id, tillId: 'none', pagination: { limit: 2, offset: 1 } }],
  getProgramPerformance: ofPrograms,
  getProgramSocialsPerformance: ofPrograms.map((of) => ({ ...of, ...november })),
  getParticipantPerformance: ofParticipants,
  getParticipantSocialsPerformance: ofParticipants.map((of) => ({ ...of, ...november })),
  performanceRange: [...ofPrograms, ...ofParticipants].map((of) => ({ ...of, ...november })),
  rankedParticipants: [...ofPrograms, { programId: MORNING_CUP.program.id, sort: 'CLICKS', pagination: { limit: 2, offset: 1 } }],
  performanceCsv: [{ ...november, programId: MORNING_CUP.program.id }],
  homeFigures: [{}],
  participationTimeline: ofParticipants,
  promoCodeIdeas: [...ofPrograms, { programId: MORNING_CUP.program.id, typed: 'nura-7' }],
  // Neither side has a checkpoint of funds here; funds.test.ts compares proofs.
  fundsProof: [...published, GIFT_BOXES.program.id, 'none'].map((programId) => ({ programId })),
  participantLicencesCsv: ofPrograms,
  termsReceipt: [...ofRequests, { participationId: 'none' }],
  proposal: [{ address: 'a'.repeat(32) }, { address: 'none' }],
  myProposals: [{}],
  proposalChoices: [{}],
  apiKeys: [{}],
  myMediaKits: [{}],
  publicMediaKit: [{ id: 'none' }, { id: 'MK-3F8A-1107-7Q4K' }],
  apiUsage: [{}],
  myData: [{}],
  myContactOpenings: [{}, { pagination: { limit: 1, offset: 1 } }],
  shops: [{}],
  shopOrders: [{ id: 'none' }, { id: 'none', pagination: { limit: 2, offset: 1 } }],
  webhookEndpoints: [{}],
  webhookEndpoint: [{ id: 'none' }],
  webhookDeliveries: [{ endpointId: 'none' }, { endpointId: 'none', failed: true, event: 'PAYOUT_PAID', after: 'none' }],
  webhookDelivery: [{ id: 'none' }],
  unpaidRewards: [{}, { profileId: NOURA.profile.id }],
  myWaitingListEntry: [{}],
  myFriendInvitations: [{}, { pagination: { limit: 2, offset: 1 } }],
  isUserNameAvailable: ['noura_cooks', 'Admin', 'free_name', 'no', 'riyadh_kitchens', '0ven_d0or'].flatMap((userName) =>
    ['PROFILE', 'GROUP'].map((scope) => ({ userName, scope })),
  ),
  myFeaturedPosts: [{}],
  visibleProfileLinks: [{}],
  myProfileLinks: [{}],
  myBrandCollaborations: [{}],
  myRateCards: [{}, { platform: 'TIKTOK' }],
  myWallet: [{}, { currency: 'SAR' }],
  myTransactions: [{}, { pagination: { limit: 2, offset: 1 } }, { filter: { types: ['VAT'], from: '2025-10-01', to: '2025-10-31' } }],
  myWithdrawalAccounts: [{}, { pagination: { limit: 1, offset: 1 } }],
  walletBill: ['TOP_UP', 'WITHDRAWAL'].map((kind) => ({ kind, amount: 100_050 })),
  topUp: [{ id: 'none' }],
  withdrawal: [{ id: 'none' }],
  searchBrands: ['NABT', 'a', '  e ', 'an', '%', 'قهوة', 'x'.repeat(200)].map((term) => ({ term })),
  publicProfileSocialLinks: pages,
  profileAvgStats: [...pages, { ...pages[0], platform: 'TIKTOK' }],
  profileRateSocialAnalytics: [...pages, { ...pages[0], platform: 'TIKTOK' }],
  profileMetrics: [
    { ...pages[0], metrics: ['FOLLOWERS', 'LIKES', 'VIEWS', 'ENGAGEMENT', 'POSTS_PER_WEEK'] },
    { ...pages[1], metrics: ['VIEWS', 'VIEWS'], platform: 'INSTAGRAM', startDate: '2025-05-01', endDate: '2025-08-31' },
    { ...pages[2], metrics: [] },
  ],
  publicProfileLinks: pages,
  publicProfileFeaturedPosts: pages,
  publicProfileBrandCollaborations: pages,
  publicUserRateCards: [...pages, { ...pages[0], platform: 'INSTAGRAM' }].map((filter) => ({ filter })),
  publicProfile: addresses,
  publicInterests: pages,
  myManagedAccounts: [{}, { status: 'requests' }, { status: 'accepted', pagination: { limit: 5, offset: 10 } }],
  managedAccountOverview: [{ id: 'nobody' }],
  splits: [{ managedAccountId: 'nobody' }, ...world.splits.map(({ managedAccountId }) => ({ managedAccountId }))],
  myManagers: [{}],
  publicManagedAccounts: [...pages, ...[OMAR, QIMAM].map(({ profile }) => ({ profileId: profile.id, profileType: profile.type }))],
  myVerifications: [{}],
  myLicence: [{}],
  myIdentityRecheck: [{}],
  validatePersonaInquiry: [{ inquiryId: 'inq_nobody' }],
  regions: [{}, { type: 'COUNTRIES' }, { type: 'REGIONS' }, { type: 'SERVICE_AREA' }, { type: 'WORLDWIDE' }],
  serviceAreas: [{}, { term: 'ri' }, { term: 'جده' }, { term: '%' }, { countryId: 'AE' }, { countryId: 'SA', term: 'a' }],
  programs: [
    {},
    { filter: { status: ['Soon'] } },
    { filter: { status: ['Draft', 'Retired'] } },
    { filter: { term: 'CUP' } },
    { filter: { term: 'صحراء' } },
    { filter: { objectiveTypes: ['SALES', 'TRAFFIC'], programFocus: 'PRODUCT' } },
    { filter: { fitsMe: true } },
    { filter: { fitsMe: true, objectiveTypes: ['SALES'] }, pagination: { limit: 1, offset: 1 } },
    { pagination: { limit: 2, offset: 1 } },
  ],
  programsForMe: [{}, { pagination: { limit: 2, offset: 1 } }],
  myPrograms: [{}, { filter: { status: ['Draft', 'OnHold'] } }, { filter: { status: [] } }, { pagination: { limit: 2, offset: 1 } }],
  programsByProfile: [NABT_COFFEE, REEM_HOME, NOURA].flatMap(({ profile }) => [
    { profileId: profile.id },
    { profileId: profile.id, filter: { status: ['Soon', 'Draft'] }, pagination: { limit: 1 } },
  ]),
  program: published.map((programId) => ({ programId })),
  programStep: published.slice(0, 2).flatMap((programId) => programStepTypes.map((type) => ({ programId, type }))),
  programContents: ['SHAREABLE', 'LEARNING'].flatMap((contentStepType) => [
    { programId: MORNING_CUP.program.id, contentStepType },
    { programId: MORNING_CUP.program.id, contentStepType, pagination: { limit: 1, offset: 1 } },
  ]),
  programDryRun: [{ programId: GIFT_BOXES.program.id }],
  programBudgetEstimate: [{ programId: GIFT_BOXES.program.id }],
  programMatches: [{ criteria: criteriaOf(MORNING_CUP) }, { criteria: criteriaOf(GIFT_BOXES) }],
  programEligibility: published.map((programId) => ({ programId })),
  myParticipantsRequests: [
    {},
    { participantsRequestsInput: { status: ['Accepted'] } },
    { participantsRequestsInput: { status: ['Pending', 'Rejected'], pagination: { limit: 1, offset: 1 } } },
  ],
  participantsRequests: [
    { filter: { programId: MORNING_CUP.program.id } },
    { filter: { programId: MORNING_CUP.program.id, status: ['Pending'], pagination: { limit: 3, offset: 2 } } },
    { filter: { programId: MORNING_CUP.program.id, types: ['AGENT'] } },
    { filter: { programId: MORNING_CUP.program.id, term: 'ma' } },
  ],
  participants: [
    { filter: { programId: MORNING_CUP.program.id } },
    { filter: { programId: MORNING_CUP.program.id, types: ['INFLUENCER'], term: 'a' }, pagination: { limit: 2, offset: 1 } },
  ],
  publicProgram: [...published, GIFT_BOXES.program.id, 'nobody'].map((programId) => ({ programId })),
  group: ofGroups,
  publicGroup: ['riyadh_kitchens', 'COFFEE_and_books', 'nobody', ''].map((user_name) => ({ user_name })),
  myGroups: [{}, { filter: 'CREATED' }, { filter: 'JOINED', pagination: { limit: 1, offset: 1 } }],
  groups: [
    {},
    { filter: 'CREATED' },
    { filter: 'JOINED' },
    { term: 'HOME' },
    { term: 'حلوىات العيد' },
    { term: '%' },
    { term: 'x'.repeat(200) },
    { pagination: { limit: 2, offset: 1 } },
  ],
  suggestedGroups: [{}, { limit: 2 }, { limit: -1 }],
  GroupMembers: [
    ...groupIds.map((groupId) => ({ filter: { groupId } })),
    { filter: { groupId: RIYADH_KITCHENS.id, role: 'Admin' } },
    { filter: { groupId: RIYADH_KITCHENS.id, term: 'al', role: 'Member' }, pagination: { limit: 3, offset: 1 } },
  ],
  groupInvitations: [OVEN_BAKERS.id, HIJAZ_TABLES.id, COFFEE_AND_BOOKS.id].flatMap((groupId) => [
    { filter: { groupId } },
    { filter: { groupId, isJoinRequest: true } },
  ]),
  groupMemberShip: ofGroups,
  groupTopCountries: ofGroups,
  groupAvgStats: [{ groupId: RIYADH_KITCHENS.id, platform: 'TIKTOK' }, { groupId: COFFEE_AND_BOOKS.id }],
  groupRateSocialAnalytics: [{ groupId: OVEN_BAKERS.id }, { groupId: COOKING_FOR_TWO.id }],
  groupMetrics: [
    {
      groupId: RIYADH_KITCHENS.id,
      metrics: ['FOLLOWERS', 'LIKES', 'VIEWS', 'ENGAGEMENT', 'POSTS_PER_WEEK'],
      startDate: '2025-11-01',
      endDate: '2025-11-19',
    },
    { groupId: COOKING_FOR_TWO.id, metrics: ['FOLLOWERS'], startDate: '2025-11-10', endDate: '2025-11-19' },
  ],
  search: ['ree', 'نوره', 'ق', '@noura_cooks'].map((term) => ({ searchInput: { term } })),
  searchProfiles: [
    { term: 'al' },
    { term: 'al', types: ['AGENT', 'BRAND'], excludeGroupId: RIYADH_KITCHENS.id, pagination: { limit: 3, offset: 1 } },
  ],
  people: [
    {},
    { sort: 'FOLLOWERS', pagination: { limit: 5, offset: 2 } },
    { sort: 'ENGAGEMENT', filter: { types: ['INFLUENCER'], minEngagement: 2.5 } },
    { sort: 'PRICE', filter: { service: 'STORIES' } },
    { sort: 'NEWEST', filter: { countryId: 'SA', interests: ['food', 'coffee'], platforms: ['TIKTOK'] } },
    { filter: { minFollowers: 5, maxFollowers: 1 } },
  ],
  peopleAlternatives: [{ filter: { countryId: 'SA', placeId: 'gn:110336', interests: ['coffee'], minFollowers: 100_000 } }],
  mySavedPeopleFilters: [{}],
  myBrandDays: [{}],
  myPushDevice: [{}, { endpoint: 'https://push.example/1' }],
  myNotifications: [{}, { pagination: { limit: 20, offset: 0 } }, { pagination: { limit: 3, offset: 4 } }],
}

/**
 * The error codes that a query may return for these variables; undefined means no error. If there are several, the code depends on the
 * account.
 */
const refused: Readonly<Record<string, readonly (string | undefined)[]>> = {
  topUp: ['TOP_UP_NOT_FOUND'],
  withdrawal: ['WITHDRAWAL_NOT_FOUND'],
  validatePersonaInquiry: ['VERIFICATION_ID_INVALID'],
  managedAccountOverview: ['MANAGED_ACCOUNT_NOT_FOUND'],
  splits: ['MANAGED_ACCOUNT_NOT_FOUND', undefined],
  // Only brands write programs, and the drafts of other brands are not found (K-07, X-04).
  programDryRun: ['FORBIDDEN', 'PROGRAM_NOT_FOUND', undefined],
  programBudgetEstimate: ['FORBIDDEN', 'PROGRAM_NOT_FOUND', undefined],
  programMatches: ['FORBIDDEN', undefined],
  myBrandDays: ['FORBIDDEN', undefined],
  // Only the owner sees the lists of a program.
  participantsRequests: ['PROGRAM_NOT_FOUND', undefined],
  participants: ['PROGRAM_NOT_FOUND', undefined],
  // Only the owner of a program reads its keys. The participant and the participant’s manager may also read figures (N-07, O-07).
  programTrackingSetup: ['PROGRAM_NOT_FOUND', undefined],
  programLinkCheck: ['PROGRAM_NOT_FOUND', undefined],
  uncountedResults: ['PROGRAM_NOT_FOUND', undefined],
  waitingResults: ['PROGRAM_NOT_FOUND', undefined],
  waitingResultsCsv: ['PROGRAM_NOT_FOUND', undefined],
  differingReports: ['PROGRAM_NOT_FOUND', undefined],
  getProgramPerformance: ['PROGRAM_NOT_FOUND', undefined],
  getProgramSocialsPerformance: ['PROGRAM_NOT_FOUND', undefined],
  getParticipantPerformance: ['PROGRAM_NOT_FOUND', undefined],
  getParticipantSocialsPerformance: ['PROGRAM_NOT_FOUND', undefined],
  performanceRange: ['PROGRAM_NOT_FOUND', undefined],
  rankedParticipants: ['PROGRAM_NOT_FOUND', undefined],
  performanceCsv: ['PROGRAM_NOT_FOUND', undefined],
  participationTimeline: ['PROGRAM_NOT_FOUND', undefined],
  shops: ['FORBIDDEN', undefined],
  shopOrders: ['FORBIDDEN', 'SHOP_NOT_FOUND'],
  webhookEndpoints: ['FORBIDDEN', undefined],
  webhookEndpoint: ['FORBIDDEN', 'WEBHOOK_ENDPOINT_NOT_FOUND'],
  webhookDeliveries: ['FORBIDDEN', 'WEBHOOK_ENDPOINT_NOT_FOUND'],
  webhookDelivery: ['FORBIDDEN', 'WEBHOOK_DELIVERY_NOT_FOUND'],
  // No program of the world counts codes.
  promoCodeIdeas: ['PROGRAM_NOT_FOUND'],
  programTills: ['PROGRAM_NOT_FOUND'],
  tillOrders: ['PROGRAM_NOT_FOUND'],
  // Only the participant and the owner of the program read a receipt (record 88).
  participantLicencesCsv: ['PROGRAM_NOT_FOUND', undefined],
  termsReceipt: ['PROGRAM_NOT_FOUND', undefined],
  fundsProof: ['PROGRAM_NOT_FOUND', 'CHECKPOINT_NOT_FOUND'],
  unpaidRewards: ['PROFILE_NOT_FOUND', undefined],
  group: ['GROUP_NOT_FOUND', undefined],
  // Only listed programs are public (Y-27).
  publicProgram: ['PROGRAM_NOT_FOUND', undefined],
  publicGroup: ['GROUP_NOT_FOUND', undefined],
  groups: ['DTO_VALIDATION_ERROR', undefined],
  people: ['DTO_VALIDATION_ERROR', undefined],
  // Only some accounts may see the members and requests of a group (section G, X-45).
  GroupMembers: ['GROUP_NOT_FOUND', 'UNAUTHORIZED_UPDATING', undefined],
  groupInvitations: ['GROUP_NOT_FOUND', 'UNAUTHORIZED_UPDATING', undefined],
  groupTopCountries: ['GROUP_NOT_FOUND', undefined],
  groupAvgStats: ['GROUP_NOT_FOUND', undefined],
  groupRateSocialAnalytics: ['GROUP_NOT_FOUND', undefined],
  groupMetrics: ['GROUP_NOT_FOUND', undefined],
}

/** Queries with the same answer for every account. They are tested only without an account. */
const common = new Set([
  'getCountries',
  'getInterests',
  'regions',
  'serviceAreas',
  'publicProgram',
  'profileAvgStats',
  'profileRateSocialAnalytics',
  'profileMetrics',
])
const personal = Object.entries(lookups).filter(([name]) => !common.has(name))

const minute = 60_000

let pair: Pair
beforeAll(async () => {
  pair = await startPair({ asTheApp: true })
  await pair.measureGroups()
})
afterAll(() => pair.close())

/** Every person of the world who may sign in. `journeys.test.ts` tests suspended and closed accounts. */
const people = members
  .filter(({ user }) => user.suspendedAt === null && user.closedAt === null)
  .map((member) => ({ member, name: `${member.profile.type} ${member.profile.userName ?? member.profile.id} (${member.profile.status})` }))

describe('the mock and the server', () => {
  test('have a test for every lookup of the contract', () => {
    expect(Object.keys(lookups).toSorted()).toEqual(pair.queries.toSorted())
  })

  test.each(['en', 'ar'])('give the same answers to every lookup for a stranger who reads %s', async (language) => {
    for (const [name, requested] of Object.entries(lookups))
      for (const variables of requested) await pair.call(name, { language, token: null, variables: () => variables })
  })

  test.each(people)('give the same answers to every lookup for $name', async ({ member }) => {
    pair.clock.advance(minute)
    await signIn(pair, member)
    // A new session is for the person's own profile, so a business has to be selected first.
    if (member.profile.type === 'AGENCY' || member.profile.type === 'BRAND')
      await pair.call('switchUser', { variables: () => ({ type: member.profile.type, profileId: member.profile.id }) })
    for (const language of ['en', 'ar']) {
      // Advances the clock by a minute, because the number of requests per minute is limited.
      pair.clock.advance(minute)
      for (const [name, requested] of personal)
        for (const variables of requested) {
          const answer = await pair.call(name, { language, variables: () => variables })
          expect([name, answer.status]).toEqual([name, 200])
          expect(refused[name] ?? [undefined], name).toContain(codeOf(answer))
        }
    }
  })

  test('return the same settings and flags for pages before the sign-in', async () => {
    const { config, flags } = startScenario('signed-out')
    expect(config).toEqual(await pair.getFromServer('/config'))
    expect(flags).toEqual(await pair.getFromServer('/flags'))
  })
})
