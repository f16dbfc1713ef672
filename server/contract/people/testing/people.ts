import type { PeopleFilter, PeopleSort } from '../../generated/user-types.ts'
import type { PersonRecord } from '../person.ts'

const person = (profileId: string, facts: Partial<PersonRecord>): PersonRecord => ({
  profileId,
  type: 'INFLUENCER',
  isVerified: true,
  isComplete: true,
  names: [profileId],
  userName: profileId,
  followers: 0,
  engagement: null,
  platforms: [],
  interests: [],
  countryId: 'SA',
  placeIds: [],
  prices: {},
  createdAt: 1_000,
  ...facts,
})

const riyadh = ['gn:108410']

/** The directory for the cases below. The tests of server and mock both use these cases, so both must find the same people. */
export const people: readonly PersonRecord[] = [
  person('reem', {
    names: ['Reem Aldosari', 'ريم الدوسري'],
    followers: 86_000,
    engagement: 6.1,
    platforms: ['INSTAGRAM', 'SNAPCHAT'],
    interests: ['coffee', 'travel'],
    placeIds: riyadh,
    prices: { POSTS: 1_500_00, STORIES: 400_00 },
    createdAt: 5_000,
  }),
  person('huda', {
    names: ['هدى الزهراني'],
    followers: 1_312_000,
    engagement: 3.9,
    platforms: ['INSTAGRAM', 'YOUTUBE'],
    interests: ['food', 'coffee'],
    prices: { VIDEOS: 3_200_00 },
    createdAt: 4_000,
  }),
  person('saad', { isVerified: false, followers: 48_200, engagement: 7.4, platforms: ['TIKTOK'], interests: ['food'], createdAt: 3_000 }),
  person('maha', { isComplete: false, followers: 58_000, engagement: 6.6, platforms: ['TIKTOK'], countryId: 'AE' }),
  person('omar', {
    type: 'AGENT',
    followers: 2_100_000,
    platforms: ['INSTAGRAM'],
    interests: ['coffee'],
    prices: { POSTS: 900_00 },
    createdAt: 2_000,
  }),
  person('nabt', { type: 'BRAND', followers: 9_000, platforms: ['INSTAGRAM'], interests: ['home'], placeIds: riyadh, createdAt: 2_000 }),
]

/** Filters, each with the ids of the people whom it finds. */
export const peopleCases: readonly { readonly filter: PeopleFilter; readonly found: readonly string[] }[] = [
  { filter: {}, found: ['huda', 'maha', 'nabt', 'omar', 'reem', 'saad'] },
  { filter: { term: 'dosari reem' }, found: ['reem'] },
  { filter: { term: 'هدي' }, found: ['huda'] },
  { filter: { term: 'ma' }, found: ['maha', 'omar'] },
  { filter: { types: ['AGENT', 'BRAND'] }, found: ['nabt', 'omar'] },
  { filter: { platforms: ['TIKTOK', 'YOUTUBE'] }, found: ['huda', 'maha', 'saad'] },
  { filter: { minFollowers: 58_000, maxFollowers: 1_312_000 }, found: ['huda', 'maha', 'reem'] },
  { filter: { minEngagement: 6.1 }, found: ['maha', 'reem', 'saad'] },
  { filter: { countryId: 'AE' }, found: ['maha'] },
  { filter: { placeId: 'gn:108410' }, found: ['nabt', 'reem'] },
  { filter: { interests: ['travel', 'food'] }, found: ['huda', 'reem', 'saad'] },
  { filter: { service: 'POSTS' }, found: ['omar', 'reem'] },
  { filter: { maxPrice: 900_00 }, found: ['omar', 'reem'] },
  { filter: { service: 'POSTS', maxPrice: 900_00 }, found: ['omar'] },
  { filter: { minPrice: 901_00 }, found: ['huda'] },
  { filter: { isVerified: true, types: ['INFLUENCER'] }, found: ['huda', 'maha', 'reem'] },
  { filter: { countryId: 'SA', interests: ['coffee'], minFollowers: 30_000 }, found: ['huda', 'omar', 'reem'] },
  { filter: { countryId: 'SA', platforms: ['TWITCH'] }, found: [] },
]

/** Orders and filters, each with the ids of the people in the expected order. */
export const peopleOrders: readonly { readonly sort: PeopleSort; readonly filter: PeopleFilter; readonly found: readonly string[] }[] = [
  // Verified people with a complete page come first, sorted by followers times engagement. Missing engagement counts as one percent.
  { sort: 'BEST_MATCH', filter: {}, found: ['huda', 'omar', 'reem', 'nabt', 'maha', 'saad'] },
  { sort: 'FOLLOWERS', filter: {}, found: ['omar', 'huda', 'reem', 'maha', 'saad', 'nabt'] },
  { sort: 'ENGAGEMENT', filter: {}, found: ['saad', 'maha', 'reem', 'huda', 'nabt', 'omar'] },
  { sort: 'PRICE', filter: {}, found: ['reem', 'omar', 'huda', 'maha', 'nabt', 'saad'] },
  { sort: 'PRICE', filter: { service: 'POSTS' }, found: ['omar', 'reem'] },
  { sort: 'NEWEST', filter: {}, found: ['reem', 'huda', 'saad', 'nabt', 'omar', 'maha'] },
]
