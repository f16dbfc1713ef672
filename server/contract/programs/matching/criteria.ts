import type { ParticipantCriteria, PlatformCriteria } from '../step-data.ts'
import type { MatchedProfile, PlatformFigures } from './profile.ts'

/** The kinds of criteria (M-02), in the order of the checks. */
const matchCriteria = ['PROFILE_TYPE', 'PLATFORM', 'LOCATION', 'INTERESTS', 'LICENCE'] as const
export type MatchCriterion = (typeof matchCriteria)[number]

const reaches = (has: number | null | undefined, needed: number | undefined) => needed === undefined || (has ?? -1) >= needed

/** Returns whether an account meets all thresholds of its platform. */
const meetsPlatform = (needed: PlatformCriteria, figures: PlatformFigures | undefined): boolean =>
  figures !== undefined &&
  reaches(figures.followers, needed.minFollowers) &&
  reaches(figures.engagement, needed.minEngagement) &&
  reaches(figures.views, needed.minViews)

const shares = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one))

const checks: Readonly<Record<MatchCriterion, (criteria: ParticipantCriteria, profile: MatchedProfile) => boolean>> = {
  PROFILE_TYPE: ({ profileTypes }, { type }) => profileTypes.some((allowed) => allowed === type),
  // A saved program names at least one platform; unsaved criteria may name none, which matches everybody.
  PLATFORM: ({ platforms }, { figures }) =>
    platforms.length === 0 ||
    platforms.some((needed) =>
      meetsPlatform(
        needed,
        figures.find(({ platform }) => platform === needed.platform),
      ),
    ),
  LOCATION: ({ locations }, { countryId, areaIds }) =>
    locations.length === 0 || (countryId !== null && locations.includes(countryId)) || shares(areaIds, locations),
  INTERESTS: ({ interests }, profile) => interests.length === 0 || shares(profile.interests, interests),
  LICENCE: ({ licensedOnly }, { isLicensed }) => licensedOnly !== true || isLicensed,
}

/**
 * Returns the criteria that a profile does not meet; empty if it may join (M-02). One platform is enough, if the biggest account there
 * meets all its thresholds; empty lists of places and interests mean any. Joining, eligibility, the live count and the estimate all use
 * this function.
 */
export const unmetCriteria = (criteria: ParticipantCriteria, profile: MatchedProfile): MatchCriterion[] =>
  matchCriteria.filter((criterion) => !checks[criterion](criteria, profile))

/** Returns whether a profile meets the criteria. */
export const meetsCriteria = (criteria: ParticipantCriteria, profile: MatchedProfile): boolean =>
  unmetCriteria(criteria, profile).length === 0
