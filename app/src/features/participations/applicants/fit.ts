import type { Platform } from '@wasla/contract/social/record.ts'
import type { CriterionMeasure, EligibilityCriterion } from '@wasla/contract/generated/user-types.ts'

/**
 * One requirement of the criteria, and what the profile has (M-02). `measure`, `needed` and `has` are set only for requirements of a
 * platform. Engagement is in percent.
 */
export type Check = {
  readonly criterion: EligibilityCriterion
  readonly isMet: boolean
  readonly platform: Platform | null
  readonly measure: CriterionMeasure | null
  readonly needed: number | null
  readonly has: number | null
  readonly names: readonly string[]
}

export type Eligibility = { readonly eligible: boolean; readonly failed: readonly Check['criterion'][]; readonly checks: readonly Check[] }

/** A reason why a profile does not meet the criteria, with the values for a sentence about it. */
export type Miss =
  | { readonly kind: CriterionMeasure; readonly platform: Platform; readonly has: number; readonly needed: number }
  | { readonly kind: 'NO_ACCOUNT'; readonly platforms: readonly Platform[] }
  | { readonly kind: 'LOCATION' | 'INTERESTS'; readonly names: readonly string[] }
  | { readonly kind: 'PROFILE_TYPE' | 'LICENCE' | 'VERIFICATION' }

/** Whether a profile meets the criteria. If so, `through` is the platform that meets them; else `misses` has every reason. */
export type Fit = { readonly fits: true; readonly through: Platform | null } | { readonly fits: false; readonly misses: readonly Miss[] }

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
const platformsOf = (checks: readonly Check[]): Platform[] =>
  unique(checks.flatMap(({ criterion, platform }) => (criterion === 'PLATFORM' && platform ? [platform] : [])))

/** Returns how close a figure is to the required figure, 0..1. */
const nearness = ({ has, needed }: Check): number => (has === null || !needed ? 0 : Math.min(1, has / needed))

/**
 * Returns the only miss to show for all platforms: the miss of the platform that is closest to its requirements. One platform is enough to
 * join, so the other platforms need no sentence.
 */
function platformMiss(checks: readonly Check[]): Miss {
  const platforms = platformsOf(checks)
  const missed = checks.filter(({ criterion, isMet, has, platform }) => criterion === 'PLATFORM' && !isMet && has !== null && platform)
  const shortOf = (platform: Platform) => Math.min(...missed.filter((check) => check.platform === platform).map(nearness))
  const [nearest] = missed.toSorted(
    (one, other) =>
      (other.platform ? shortOf(other.platform) : 0) - (one.platform ? shortOf(one.platform) : 0) || nearness(one) - nearness(other),
  )
  if (!nearest?.platform || nearest.has === null) return { kind: 'NO_ACCOUNT', platforms }
  return { kind: nearest.measure ?? 'FOLLOWERS', platform: nearest.platform, has: nearest.has, needed: nearest.needed ?? 0 }
}

function missOf(criterion: Check['criterion'], checks: readonly Check[]): Miss {
  if (criterion === 'PLATFORM') return platformMiss(checks)
  if (criterion !== 'LOCATION' && criterion !== 'INTERESTS') return { kind: criterion }
  return { kind: criterion, names: unique(checks.filter((check) => check.criterion === criterion).flatMap(({ names }) => names)) }
}

/** Returns what an applicant's row says about the criteria, computed from the server's checks (M-02). */
export function fitOf({ eligible, failed, checks }: Eligibility): Fit {
  if (!eligible) return { fits: false, misses: unique(failed).map((criterion) => missOf(criterion, checks)) }
  const met = platformsOf(checks).find((platform) => checks.every((check) => check.platform !== platform || check.isMet))
  return { fits: true, through: met ?? null }
}

/**
 * Returns the engagement, in percent, that was compared with the criteria: that of the platform `through` if it is known, otherwise the
 * highest of all platforms. Returns null if none is known, or if the criteria require none.
 */
export function engagementOf({ checks }: Eligibility, through: Platform | null): number | null {
  const known = checks.filter(({ measure, has }) => measure === 'ENGAGEMENT' && has !== null)
  const own = known.find(({ platform }) => platform === through)
  if (own) return own.has
  const figures = known.map(({ has }) => has ?? 0)
  return figures.length > 0 ? Math.max(...figures) : null
}
