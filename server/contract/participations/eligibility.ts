import type { CriterionCheck, CriterionMeasure, EligibilityCheck, EligibilityCriterion } from '../generated/user-types.ts'
import type { Language } from '../platform/language.ts'
import type { ProfileStatus } from '../profiles/types.ts'
import type { ParticipantCriteria, PlatformCriteria } from '../programs/step-data.ts'
import { interestsFor } from '../reference/fields.ts'
import { placesNamed } from '../reference/regions.ts'

/** What a profile has on a platform: its biggest account's figures (M-02), engagement in percent. Null: not measured. */
export type PlatformFigures = {
  readonly platform: PlatformCriteria['platform']
  readonly followers: number
  readonly engagement: number | null
  readonly views: number | null
}

/** A profile beside the criteria of a program. */
export type Eligibility = {
  readonly status: ProfileStatus
  readonly figures: readonly PlatformFigures[]
  /** What of the criteria it does not meet, by the one function of M-02. */
  readonly unmet: readonly EligibilityCriterion[]
}

const measures = [
  ['FOLLOWERS', 'minFollowers', 'followers'],
  ['ENGAGEMENT', 'minEngagement', 'engagement'],
  ['VIEWS', 'minViews', 'views'],
] as const satisfies readonly (readonly [CriterionMeasure, keyof PlatformCriteria, keyof PlatformFigures])[]

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
const platformChecks = (wanting: PlatformCriteria, figures: readonly PlatformFigures[]): CriterionCheck[] =>
  measures.flatMap(([measure, least, name]) => {
    const needed = wanting[least]
    if (needed === undefined) return []
    const has = figures.find(({ platform }) => platform === wanting.platform)?.[name] ?? null
    return [{ ...check('PLATFORM', has !== null && has >= needed), platform: wanting.platform, measure, needed, has }]
  })

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
  const isVerified = status === 'Active'
  const failed: EligibilityCriterion[] = [
    ...unmet.filter((one) => one !== 'VERIFICATION'),
    ...(isVerified ? [] : (['VERIFICATION'] as const)),
  ]
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
      check('VERIFICATION', isVerified),
    ],
  }
}
