import type { EligibilityCriterion, CriterionMeasure } from '@wasla/contract/generated/user-types.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { Platform } from '@wasla/contract/social/record.ts'

/**
 * A required figure and the viewer's figure. `has` is null without a viewer, or if the viewer has no such figure. Engagement is in percent.
 */
export type Figure = { measure: CriterionMeasure; needed: number; has: number | null }

/** A criterion for a page. `isMet` is null if there is no viewer to compare. */
export type Requirement =
  | { criterion: 'PLATFORM'; platform: Platform; figures: readonly Figure[]; isMet: boolean | null }
  | { criterion: Exclude<EligibilityCriterion, 'PLATFORM'>; names: readonly string[]; isMet: boolean | null }

/** `CriterionCheck` as the server sends it. Each figure of each platform is one row. */
export type Check = {
  criterion: EligibilityCriterion
  isMet: boolean
  platform: Platform | null
  measure: CriterionMeasure | null
  needed: number | null
  has: number | null
  names: readonly string[]
}

/** Returns requirements from a viewer's checks. All checks of one platform become one requirement (M-03). */
export function requirementsOf(checks: readonly Check[]): Requirement[] {
  const platforms = [...new Set(checks.flatMap(({ platform }) => platform ?? []))]
  const ofPlatforms = platforms.map((platform): Requirement => {
    const own = checks.filter((check) => check.platform === platform)
    return {
      criterion: 'PLATFORM',
      platform,
      figures: own.flatMap(({ measure, needed, has }) => (measure === null || needed === null ? [] : [{ measure, needed, has }])),
      isMet: own.every(({ isMet }) => isMet),
    }
  })
  const others = checks.flatMap(({ criterion, names, isMet }): Requirement[] =>
    criterion === 'PLATFORM' ? [] : [{ criterion, names, isMet }],
  )
  return [...ofPlatforms, ...others]
}

/** Returns the criteria without comparing them to a viewer. For the owner and for the wizard's preview. */
export function requirementsIn(criteria: ParticipantCriteria, nameOf: (id: string) => string | undefined): Requirement[] {
  const named = (ids: readonly string[]) => ids.flatMap((id) => nameOf(id) ?? [])
  const platforms = criteria.platforms.map(({ platform, minFollowers, minEngagement, minViews }): Requirement => {
    const figure = (measure: CriterionMeasure, needed: number | undefined): Figure[] =>
      needed === undefined ? [] : [{ measure, needed, has: null }]
    return {
      criterion: 'PLATFORM',
      platform,
      figures: [...figure('FOLLOWERS', minFollowers), ...figure('ENGAGEMENT', minEngagement), ...figure('VIEWS', minViews)],
      isMet: null,
    }
  })
  const list = (criterion: 'LOCATION' | 'INTERESTS', ids: readonly string[]): Requirement[] =>
    ids.length === 0 ? [] : [{ criterion, names: named(ids), isMet: null }]
  return [
    ...platforms,
    { criterion: 'PROFILE_TYPE', names: criteria.profileTypes, isMet: null },
    ...list('LOCATION', criteria.locations),
    ...list('INTERESTS', criteria.interests),
    ...(criteria.licensedOnly ? [{ criterion: 'LICENCE' as const, names: [], isMet: null }] : []),
  ]
}

/** `spare`: the viewer does not meet this platform, but meets another, which is enough (M-02). `shown`: there is no viewer to compare. */
export type RequirementState = 'met' | 'spare' | 'missing' | 'shown'

export function requirementStateOf(requirement: Requirement, all: readonly Requirement[]): RequirementState {
  if (requirement.isMet === null) return 'shown'
  if (requirement.isMet) return 'met'
  return requirement.criterion === 'PLATFORM' && all.some((each) => each.criterion === 'PLATFORM' && each.isMet === true)
    ? 'spare'
    : 'missing'
}

/** Returns the platform that lets the viewer in, if the program names several platforms; otherwise null. */
export function platformThatLetsIn(all: readonly Requirement[]): Platform | null {
  const platforms = all.flatMap((each) => (each.criterion === 'PLATFORM' ? [each] : []))
  return platforms.length > 1 ? (platforms.find(({ isMet }) => isMet === true)?.platform ?? null) : null
}

/** Returns the difference to the required figure. Returns null if the viewer's figure is enough or unknown. */
export const shortBy = ({ needed, has }: Figure): number | null => (has !== null && has < needed ? needed - has : null)
