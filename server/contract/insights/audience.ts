import type { WeightedKey } from '../generated/user-types.ts'

/**
 * Keys of the lists of an audience. The keys of countries are ISO codes, and those of languages are ISO 639 codes. In both lists, `other`
 * is all the rest.
 */
export const ageKeys = ['13-17', '18-24', '25-34', '35-44', '45-54', '55+'] as const
export const genderKeys = ['female', 'male'] as const
export const typeKeys = ['real', 'influencers', 'mass', 'suspicious', 'bots'] as const
export const raceKeys = ['arab', 'southAsian', 'african', 'eastAsian', 'european', 'other'] as const
export type AudienceType = (typeof typeKeys)[number]

/** Public facts about a follower, by which its kind is guessed. */
export type FollowerSigns = {
  followers: number
  follows: number
  hasPicture: boolean
  hasBio: boolean
  isActive: boolean
  /** Whether the follower posts at intervals so regular that a bot must do it. */
  isAutomated: boolean
}

/** Test of each kind of followers (E-08). A follower is of the first kind whose test matches, or else `real`. */
const tests: readonly (readonly [AudienceType, (signs: FollowerSigns) => boolean])[] = [
  ['bots', (signs) => suspicions(signs) >= 2 && signs.isAutomated],
  ['suspicious', (signs) => suspicions(signs) === 3],
  ['mass', ({ follows }) => follows > 1500],
  ['influencers', ({ followers }) => followers > 2000],
]

/** Returns how many of three signs a follower shows: no picture, no bio, no activity. */
const suspicions = ({ hasPicture, hasBio, isActive }: FollowerSigns) => [hasPicture, hasBio, isActive].filter((good) => !good).length

export const typeOf = (signs: FollowerSigns): AudienceType => tests.find(([, fits]) => fits(signs))?.[0] ?? 'real'

/** Returns weights as shares that sum to 1, in the order of the keys; empty if all weights are 0. */
export function shares(weights: Readonly<Record<string, number>>): WeightedKey[] {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0)
  return total > 0 ? Object.entries(weights).map(([key, weight]) => ({ key, weight: weight / total })) : []
}

/** Returns the share of each kind of follower among these followers. */
export function shareTypes(followers: readonly FollowerSigns[]): WeightedKey[] {
  const counts = Object.fromEntries(typeKeys.map((key): [AudienceType, number] => [key, 0]))
  for (const signs of followers) counts[typeOf(signs)] = (counts[typeOf(signs)] ?? 0) + 1
  return shares(counts)
}
