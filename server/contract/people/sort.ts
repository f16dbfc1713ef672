import type { PeopleSort } from '../generated/user-types.ts'
import type { RateCardCategory } from '../showcase/record.ts'
import { priceFrom, type PersonRecord } from './person.ts'

/** What an account without figures is taken to have, in hundredths of a percent: a manager's page has none, and is not last for it. */
const usualEngagement = 100

/** Followers and engagement together stay below this. */
const step = 2 ** 50

/**
 * How good a match somebody is, the greater the better: who is verified and has a whole page first, then who is one of both, then all
 * others; among each, who reaches more people who answer, which is followers times engagement.
 */
export function matchScore({ isVerified, isComplete, followers, engagement }: Omit<PersonRecord, 'prices'>): number {
  const hundredths = engagement === null ? usualEngagement : Math.round(engagement * 100)
  return (Number(isVerified) + Number(isComplete)) * step + Math.min(followers * hundredths, step - 1)
}

/** What each order compares, the lowest first. */
const keys: Readonly<Record<PeopleSort, (person: PersonRecord, service: RateCardCategory | null) => number>> = {
  BEST_MATCH: (person) => -matchScore(person),
  FOLLOWERS: ({ followers }) => -followers,
  ENGAGEMENT: ({ engagement }) => -(engagement ?? 0),
  // Who offers nothing comes last.
  PRICE: ({ prices }, service) => priceFrom(prices, service) ?? Number.POSITIVE_INFINITY,
  NEWEST: ({ createdAt }) => -createdAt,
}

/** An order of the directory; prices are those of the service that the filter names. Of two alike, the lower id comes first. */
export const byPeopleSort =
  (sort: PeopleSort, service: RateCardCategory | null) =>
  (one: PersonRecord, other: PersonRecord): number => {
    const [a, b] = [keys[sort](one, service), keys[sort](other, service)]
    if (a !== b) return a < b ? -1 : 1
    return one.profileId < other.profileId ? -1 : one.profileId > other.profileId ? 1 : 0
  }
