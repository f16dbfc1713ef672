import type { CriterionCheck, EligibilityCheck, EligibilityCriterion } from '../generated/user-types.ts'
import type { Language } from '../platform/language.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { PlatformFigures } from '../programs/matching/profile.ts'
import type { ParticipantCriteria, PlatformCriteria } from '../programs/step-data.ts'
import { interestsFor } from '../reference/fields.ts'
import { placesNamed } from '../reference/regions.ts'

/** A profile compared with the criteria of a program. */
export type Eligibility = {
  readonly status: ProfileStatus
  readonly figures: readonly PlatformFigures[]
  /** The criteria that the profile does not meet. Always computed by the same function (M-02). */
  readonly unmet: readonly EligibilityCriterion[]
}

/**
 * Figures that criteria can require on a platform. The field `least` of the criteria is compared with the field `figure` of the profile's
 * figures.
 */
const measures = [
  { measure: 'FOLLOWERS', least: 'minFollowers', figure: 'followers' },
  { measure: 'ENGAGEMENT', least: 'minEngagement', figure: 'engagement' },
  { measure: 'VIEWS', least: 'minViews', figure: 'views' },
] as const

const check = (criterion: EligibilityCriterion, isMet: boolean, names: readonly string[] = []): CriterionCheck => ({
  criterion,
  isMet,
  platform: null,
  measure: null,
  needed: null,
  has: null,
  names: [...names],
})

/** Returns one line for each figure that the criteria require on a platform. */
const platformChecks = (criteria: PlatformCriteria, figures: readonly PlatformFigures[]): CriterionCheck[] =>
  measures.flatMap(({ measure, least, figure }) => {
    const needed = criteria[least]
    if (needed === undefined) return []
    const has = figures.find(({ platform }) => platform === criteria.platform)?.[figure] ?? null
    return [{ ...check('PLATFORM', has !== null && has >= needed), platform: criteria.platform, measure, needed, has }]
  })

/** Returns the unmet criteria, and VERIFICATION if the profile is not Active. Each of them prevents the profile from joining. */
export const failedOf = ({ status, unmet }: Pick<Eligibility, 'status' | 'unmet'>): EligibilityCriterion[] => [
  ...unmet,
  ...(status === 'Active' ? [] : (['VERIFICATION'] as const)),
]

/**
 * Returns the `EligibilityCheck`: each line has the value that a program requires and the value of the profile (M-03). `failed` and
 * `eligible` follow the rules of joining. One of several platforms is enough, so the line of a platform may be unmet although the criterion
 * PLATFORM is met. `names` are the places or interests in the reader's language, and the types for PROFILE_TYPE. A criterion that the
 * program does not set has no line.
 */
export function eligibilityFor(
  criteria: ParticipantCriteria,
  { status, figures, unmet }: Eligibility,
  language: Language,
): EligibilityCheck {
  const isMet = (criterion: EligibilityCriterion) => !unmet.includes(criterion)
  const failed = failedOf({ status, unmet })
  const { locations, interests, profileTypes, platforms } = criteria
  return {
    eligible: failed.length === 0,
    failed,
    checks: [
      check('PROFILE_TYPE', isMet('PROFILE_TYPE'), profileTypes),
      ...platforms.flatMap((platform) => platformChecks(platform, figures)),
      ...(locations.length === 0
        ? []
        : [
            check(
              'LOCATION',
              isMet('LOCATION'),
              placesNamed(locations, language).map(({ name }) => name),
            ),
          ]),
      ...(interests.length === 0
        ? []
        : [
            check(
              'INTERESTS',
              isMet('INTERESTS'),
              interestsFor(interests, language).map(({ name }) => name),
            ),
          ]),
      ...(criteria.licensedOnly ? [check('LICENCE', isMet('LICENCE'))] : []),
      check('VERIFICATION', status === 'Active'),
    ],
  }
}
