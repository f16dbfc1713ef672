import type { PeopleSort } from '../generated/user-types.ts'
import type { RateCardCategory } from '../showcase/record.ts'
import { priceFrom, type PersonRecord } from './person.ts'

/**
 * Engagement assumed for a person without figures, in hundredths of a percent: the page of a manager has none, and should not be last
 * because of that.
 */
const usualEngagement = 100

/** An upper bound of followers times engagement. */
const step = 2 ** 50

/**
 * Returns a score of how well a person matches; a higher one is better. Verified people with a complete page come first, then people with
 * one of both, then all others; within each, those with more followers times engagement come first.
 */
export function matchScore({ isVerified, isComplete, followers, engagement }: Omit<PersonRecord, 'prices'>): number {
  const hundredths = engagement === null ? usualEngagement : Math.round(engagement * 100)
  return (Number(isVerified) + Number(isComplete)) * step + Math.min(followers * hundredths, step - 1)
}

/** The value by which each order sorts, the lowest first. */
const keys: Readonly<Record<PeopleSort, (person: PersonRecord, service: RateCardCategory | null) => number>> = {
  BEST_MATCH: (person) => -matchScore(person),
  FOLLOWERS: ({ followers }) => -followers,
  ENGAGEMENT: ({ engagement }) => -(engagement ?? 0),
  // People without prices come last.
  PRICE: ({ prices }, service) => priceFrom(prices, service) ?? Number.POSITIVE_INFINITY,
  NEWEST: ({ createdAt }) => -createdAt,
}

/** Returns the comparison of an order. Prices are those of the filter's service. Equal people are sorted by id. */
export const byPeopleSort =
  (sort: PeopleSort, service: RateCardCategory | null) =>
  (one: PersonRecord, other: PersonRecord): number => {
    const [a, b] = [keys[sort](one, service), keys[sort](other, service)]
    if (a !== b) return a < b ? -1 : 1
    return one.profileId < other.profileId ? -1 : one.profileId > other.profileId ? 1 : 0
  }
