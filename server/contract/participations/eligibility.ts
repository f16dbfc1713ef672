import type { CriterionCheck, EligibilityCheck, EligibilityCriterion } from '../generated/user-types.ts'
import type { Language } from '../platform/language.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { PlatformFigures } from '../programs/matching/profile.ts'
import type { ParticipantCriteria, PlatformCriteria } from '../programs/step-data.ts'
import { interestsFor } from '../reference/fields.ts'
import { placesNamed } from '../reference/regions.ts'

/** A profile beside the criteria of a program. */
export type Eligibility = {
  readonly status: ProfileStatus
  readonly figures: readonly PlatformFigures[]
  /** What of the criteria it does not meet, by the one function of M-02. */
  readonly unmet: readonly EligibilityCriterion[]
}

/** What a platform of the criteria may ask for, and the figure that answers it. */
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

/** One line for each figure that a platform asks for. */
const platformChecks = (criteria: PlatformCriteria, figures: readonly PlatformFigures[]): CriterionCheck[] =>
  measures.flatMap(({ measure, least, figure }) => {
    const needed = criteria[least]
    if (needed === undefined) return []
    const has = figures.find(({ platform }) => platform === criteria.platform)?.[figure] ?? null
    return [{ ...check('PLATFORM', has !== null && has >= needed), platform: criteria.platform, measure, needed, has }]
  })

/** All that keeps a profile from joining: what it does not meet, and the verification. */
export const failedOf = ({ status, unmet }: Pick<Eligibility, 'status' | 'unmet'>): EligibilityCriterion[] => [
  ...unmet,
  ...(status === 'Active' ? [] : (['VERIFICATION'] as const)),
]

/**
 * `EligibilityCheck`: what a program asks for, line by line, and what a profile has (M-03). `failed` and `eligible` are what joining
 * decides by; of several platforms one is enough, so a line of a platform may be open while PLATFORM is met. `names` are places and interests
 * in the reader's language, and for PROFILE_TYPE the types themselves. What is open to anybody has no line.
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
