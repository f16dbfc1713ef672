import type { SnapshotRecord } from '../insights/record.ts'
import { averagesOf } from '../insights/combine.ts'
import { isVerified } from '../profiles/fields.ts'
import { searchedNamesOf } from '../profiles/names.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { isPublic } from '../profiles/visibility.ts'
import { areasOfPlace } from '../reference/areas.ts'
import type { RateCardRecord } from '../showcase/record.ts'
import { platforms, type SocialLinkRecord } from '../social/record.ts'
import type { PersonRecord, Prices } from './person.ts'

/** Fields of a profile from which its entry in the directory is made, and whether its account is suspended. */
export type PossiblePerson = Pick<
  ProfileRecord,
  | 'id'
  | 'type'
  | 'status'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'nameInOtherScript'
  | 'userName'
  | 'picture'
  | 'bio'
  | 'countryId'
  | 'location'
  | 'createdAt'
> & { readonly isSuspended: boolean }

/** Other data of a profile's page: its accounts, the newest snapshot of each account, its interests and its rate cards. */
export type PageFacts = {
  readonly accounts: readonly Pick<SocialLinkRecord, 'platform' | 'followers'>[]
  readonly newest: readonly SnapshotRecord[]
  readonly interests: readonly string[]
  readonly rateCards: readonly Pick<RateCardRecord, 'category' | 'priceFrom'>[]
}

/**
 * Returns whether search and directory may show a profile. It must be public and have a user name, and its account must not be suspended
 * (D-05, X-51, X-54).
 */
export const mayBeFound = ({ status, userName, isSuspended }: Pick<PossiblePerson, 'status' | 'userName' | 'isSuspended'>): boolean =>
  isPublic({ status }) && userName !== null && !isSuspended

const lowest = (cards: PageFacts['rateCards']): Prices =>
  cards.reduce<Prices>(
    (prices, { category, priceFrom }) => ({ ...prices, [category]: Math.min(prices[category] ?? priceFrom, priceFrom) }),
    {},
  )

/** Returns the engagement, or null for 0. It is 0 if no platform reports it, and pages do not show it then. */
const measured = (engagement: number | undefined) => (engagement !== undefined && engagement > 0 ? engagement : null)

/** Returns a profile's entry in the directory, with the same figures as its page; null if search may not show the profile. */
export function personFrom(profile: PossiblePerson, { accounts, newest, interests, rateCards }: PageFacts): PersonRecord | null {
  const { userName, location } = profile
  if (userName === null || !mayBeFound(profile)) return null
  return {
    profileId: profile.id,
    type: profile.type,
    isVerified: isVerified(profile),
    isComplete: profile.picture !== null && Boolean(profile.bio) && interests.length > 0 && accounts.length > 0,
    names: searchedNamesOf(profile),
    userName,
    followers: accounts.reduce((sum, { followers }) => sum + followers, 0),
    engagement: measured(averagesOf(newest)?.engagement),
    platforms: platforms.filter((platform) => accounts.some((account) => account.platform === platform)),
    interests,
    countryId: profile.countryId,
    placeIds: location === null ? [] : [...new Set([location.placeId, ...areasOfPlace(location.placeId)])],
    prices: lowest(rateCards),
    createdAt: profile.createdAt,
  }
}
