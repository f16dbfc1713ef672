import type { ProfileType } from '../profiles/types.ts'
import type { RateCardCategory } from '../showcase/record.ts'
import type { Platform } from '../social/record.ts'

/** The lowest price of each service that a person offers, in halalas. */
export type Prices = Readonly<Partial<Record<RateCardCategory, number>>>

/** A person as the directory stores them: only what is public on their page (D-05). `createdAt` in milliseconds. */
export type PersonRecord = {
  readonly profileId: string
  readonly type: ProfileType
  readonly isVerified: boolean
  /** Whether the page has a picture, a bio, interests and an account. */
  readonly isComplete: boolean
  readonly names: readonly string[]
  readonly userName: string
  /** Followers of all accounts together. */
  readonly followers: number
  /** Engagement in percent, as the page shows it; null if it was never measured. */
  readonly engagement: number | null
  readonly platforms: readonly Platform[]
  readonly interests: readonly string[]
  readonly countryId: string | null
  /** The place of the person, and the areas that contain it. */
  readonly placeIds: readonly string[]
  readonly prices: Prices
  readonly createdAt: number
}

/** Returns the lowest price of a service, or of all services; null if none is offered. */
export function priceFrom(prices: Prices, service: RateCardCategory | null): number | null {
  const offered = service === null ? Object.values(prices) : [prices[service]]
  const known = offered.filter((price) => price !== undefined)
  return known.length === 0 ? null : Math.min(...known)
}
