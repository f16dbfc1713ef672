import type { PeopleSort } from '../generated/user-types.ts'
import type { RateCardCategory } from '../showcase/record.ts'
import { priceFrom, type PersonRecord } from './person.ts'

/**
 * Engagement that is assumed for a person without figures, in hundredths of a percent. Managers have no figures, and should not come last
 * only because of that.
 */
const usualEngagement = 100

/** Higher than any product of followers and engagement. */
const step = 2 ** 50

/**
 * Returns the score by which BEST_MATCH sorts; the highest comes first. People who are verified and have a complete page come first, then
 * people with one of the two, then all others. Inside each of these groups, a person with a higher product of followers and engagement
 * comes first.
 */
export function matchScore({ isVerified, isComplete, followers, engagement }: Omit<PersonRecord, 'prices'>): number {
  const hundredths = engagement === null ? usualEngagement : Math.round(engagement * 100)
  return (Number(isVerified) + Number(isComplete)) * step + Math.min(followers * hundredths, step - 1)
}

/** Value by which each order sorts people, the lowest first. */
const keys: Readonly<Record<PeopleSort, (person: PersonRecord, service: RateCardCategory | null) => number>> = {
  BEST_MATCH: (person) => -matchScore(person),
  FOLLOWERS: ({ followers }) => -followers,
  ENGAGEMENT: ({ engagement }) => -(engagement ?? 0),
  // People without prices come last.
  PRICE: ({ prices }, service) => priceFrom(prices, service) ?? Number.POSITIVE_INFINITY,
  NEWEST: ({ createdAt }) => -createdAt,
}

/** Returns a comparison for an order. PRICE compares the prices of `service`. People with equal values are sorted by id. */
export const byPeopleSort =
  (sort: PeopleSort, service: RateCardCategory | null) =>
  (one: PersonRecord, other: PersonRecord): number => {
    const [a, b] = [keys[sort](one, service), keys[sort](other, service)]
    if (a !== b) return a < b ? -1 : 1
    return one.profileId < other.profileId ? -1 : one.profileId > other.profileId ? 1 : 0
  }
