import type { ProfileType } from '../profiles/types.ts'
import type { RateCardCategory } from '../showcase/record.ts'
import type { Platform } from '../social/record.ts'

/** The lowest price of each service that a person offers, in halalas. */
export type Prices = Readonly<Partial<Record<RateCardCategory, number>>>

/** A person in the directory, with data from their public page only (D-05). `createdAt` is in milliseconds. */
export type PersonRecord = {
  readonly profileId: string
  readonly type: ProfileType
  readonly isVerified: boolean
  /** Whether the page has a picture, a bio, interests and a connected account. */
  readonly isComplete: boolean
  readonly names: readonly string[]
  readonly userName: string
  /** Sum of the followers of all accounts. */
  readonly followers: number
  /** Engagement in percent, as the page shows it; null if no platform reports it. */
  readonly engagement: number | null
  readonly platforms: readonly Platform[]
  readonly interests: readonly string[]
  readonly countryId: string | null
  /** Ids of the person's place and of the areas that contain this place. */
  readonly placeIds: readonly string[]
  readonly prices: Prices
  readonly createdAt: number
}

/** Returns the lowest price of a service, or of all services if `service` is null. Returns null if the person offers none. */
export function priceFrom(prices: Prices, service: RateCardCategory | null): number | null {
  const offered = service === null ? Object.values(prices) : [prices[service]]
  const known = offered.filter((price) => price !== undefined)
  return known.length === 0 ? null : Math.min(...known)
}
