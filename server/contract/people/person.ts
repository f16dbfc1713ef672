import type { ProfileType } from '../profiles/types.ts'
import type { RateCardCategory } from '../showcase/record.ts'
import type { Platform } from '../social/record.ts'

/** The lowest price of each service that somebody offers, in halalas. */
export type Prices = Readonly<Partial<Record<RateCardCategory, number>>>

/** Somebody as the directory knows them: only what everybody sees on their page (D-05). `createdAt` in milliseconds. */
export type PersonRecord = {
  readonly profileId: string
  readonly type: ProfileType
  readonly isVerified: boolean
  /** Has what a page is looked at for: a picture, a bio, interests and an account. */
  readonly isComplete: boolean
  readonly names: readonly string[]
  readonly userName: string
  /** Of all accounts together. */
  readonly followers: number
  /** In percent, as the page says it; null where nothing was measured. */
  readonly engagement: number | null
  readonly platforms: readonly Platform[]
  readonly interests: readonly string[]
  readonly countryId: string | null
  /** Where they are: the place itself, and the areas it lies in. */
  readonly placeIds: readonly string[]
  readonly prices: Prices
  readonly createdAt: number
}

/** The lowest price of a service, or of all of them; null where none is offered. */
export function priceFrom(prices: Prices, service: RateCardCategory | null): number | null {
  const offered = service === null ? Object.values(prices) : [prices[service]]
  const known = offered.filter((price) => price !== undefined)
  return known.length === 0 ? null : Math.min(...known)
}
