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
  /** The criteria that the profile does not meet, from the one function of M-02. */
  readonly unmet: readonly EligibilityCriterion[]
}

/** The figures that criteria can require on a platform, with the fields that are compared. */
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

/** Returns one line for each figure that a platform requires. */
const platformChecks = (criteria: PlatformCriteria, figures: readonly PlatformFigures[]): CriterionCheck[] =>
  measures.flatMap(({ measure, least, figure }) => {
    const needed = criteria[least]
    if (needed === undefined) return []
    const has = figures.find(({ platform }) => platform === criteria.platform)?.[figure] ?? null
    return [{ ...check('PLATFORM', has !== null && has >= needed), platform: criteria.platform, measure, needed, has }]
  })

/** Returns everything that prevents a profile from joining: the unmet criteria, and the verification. */
export const failedOf = ({ status, unmet }: Pick<Eligibility, 'status' | 'unmet'>): EligibilityCriterion[] => [
  ...unmet,
  ...(status === 'Active' ? [] : (['VERIFICATION'] as const)),
]

/**
 * Returns the `EligibilityCheck`: what a program requires and what a profile has, line by line (M-03). `failed` and `eligible` are decided
 * as in joining. One of several platforms is enough, so a line of a platform may be unmet although PLATFORM is met. `names` are places and
 * interests in the reader's language, and for PROFILE_TYPE the types. Criteria that are not set have no line.
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
      check('VERIFICATION', status === 'Active'),
    ],
  }
}
