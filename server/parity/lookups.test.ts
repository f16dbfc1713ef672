import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startScenario } from '@wasla/mocks/scenarios/scenario-server.ts'
import { COFFEE_AND_BOOKS, OVEN_BAKERS } from '@wasla/mocks/world/groups.ts'
import { REEM, NOURA } from '@wasla/mocks/world/networkers.ts'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { NABT_COFFEE, QIMAM } from '@wasla/mocks/world/businesses.ts'
import { members } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Pair } from './pair.ts'

/** Pages that anybody may see. */
const pages = [REEM, NOURA, NABT_COFFEE].map(({ profile }) => ({ profileId: profile.id, profileType: profile.type }))

/** Their addresses: by name alone, and by type and name in other capitals. */
const addresses = [REEM, NOURA, NABT_COFFEE].flatMap(({ profile: { userName, type } }) => [
  { user_name: userName },
  { username: userName?.toUpperCase(), profileType: type },
])

/** Queries of the contract, and with what they are asked; a new one needs its line here. */
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
  myWaitingListEntry: [{}],
  myFriendInvitations: [{}, { pagination: { limit: 2, offset: 1 } }],
  isUserNameAvailable: ['noura_cooks', 'Admin', 'free_name', 'no', 'riyadh_kitchens'].flatMap((userName) =>
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
  myManagers: [{}],
  publicManagedAccounts: [...pages, ...[OMAR, QIMAM].map(({ profile }) => ({ profileId: profile.id, profileType: profile.type }))],
  myVerifications: [{}],
  validatePersonaInquiry: [{ inquiryId: 'inq_nobody' }],
}

/** What is refused to everybody, asked so. */
const refused: Readonly<Record<string, string>> = {
  topUp: 'TOP_UP_NOT_FOUND',
  withdrawal: 'WITHDRAWAL_NOT_FOUND',
  validatePersonaInquiry: 'VERIFICATION_ID_INVALID',
  managedAccountOverview: 'MANAGED_ACCOUNT_NOT_FOUND',
}

/** The same for everybody: asked as a stranger. */
const common = new Set(['getCountries', 'getInterests', 'profileAvgStats', 'profileRateSocialAnalytics', 'profileMetrics'])
const personal = Object.entries(lookups).filter(([name]) => !common.has(name))

const minute = 60_000

let pair: Pair
beforeAll(async () => {
  pair = await startPair({ asTheApp: true })
})
afterAll(() => pair.close())

/** Whoever may sign in, one by one; those who are suspended or closed are journeys of their own. */
const people = members
  .filter(({ user }) => user.suspendedAt === null && user.closedAt === null)
  .map((member) => ({ member, name: `${member.profile.type} ${member.profile.userName ?? member.profile.id} (${member.profile.status})` }))

describe('mock and server tell the same', () => {
  test('of every lookup the contract has', () => {
    expect(Object.keys(lookups).toSorted()).toEqual(pair.queries.toSorted())
  })

  test.each(['en', 'ar'])('to a stranger who reads %s', async (language) => {
    for (const [name, requested] of Object.entries(lookups))
      for (const variables of requested) await pair.call(name, { language, token: null, variables: () => variables })
  })

  test.each(people)('to $name', async ({ member }) => {
    pair.clock.advance(minute)
    await signIn(pair, member)
    // A session stands on the person's own profile first; their businesses are a switch away.
    if (member.profile.type === 'AGENCY' || member.profile.type === 'BRAND')
      await pair.call('switchUser', { variables: () => ({ type: member.profile.type, profileId: member.profile.id }) })
    for (const language of ['en', 'ar'])
      for (const [name, requested] of personal)
        for (const variables of requested) {
          const answer = await pair.call(name, { language, variables: () => variables })
          expect([name, answer.status, codeOf(answer)]).toEqual([name, 200, refused[name]])
        }
  })

  test('of what a page must know before anybody signs in', async () => {
    const { config, flags } = startScenario('signed-out')
    expect(config).toEqual(await pair.getFromServer('/config'))
    expect(flags).toEqual(await pair.getFromServer('/flags'))
  })
})
