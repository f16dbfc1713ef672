import type { EligibilityCriterion } from '@wasla/contract/generated/user-types.ts'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import type { Platform } from '@wasla/contract/social/record.ts'

export type Measure = 'FOLLOWERS' | 'ENGAGEMENT' | 'VIEWS'

/** A figure that is asked for and the one the viewer has; null where there is no viewer, or they have none. Engagement in percent. */
export type Figure = { measure: Measure; needed: number; has: number | null }

/** One requirement: what is asked for, and whether it is met; null where nobody is looked at. */
export type Requirement =
  | { criterion: 'PLATFORM'; platform: Platform; figures: readonly Figure[]; isMet: boolean | null }
  | { criterion: Exclude<EligibilityCriterion, 'PLATFORM'>; names: readonly string[]; isMet: boolean | null }

/** `CriterionCheck` as the server answers it: one row for each figure of each platform. */
export type Check = {
  criterion: EligibilityCriterion
  isMet: boolean
  platform: Platform | null
  measure: Measure | null
  needed: number | null
  has: number | null
  names: readonly string[]
}

/** The checks of a viewer, those of one platform together (M-03). */
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

/** The criteria as they stand, for those whom nobody compares with them: the owner, and the preview of what is typed. */
export function requirementsIn(criteria: ParticipantCriteria, nameOf: (id: string) => string | undefined): Requirement[] {
  const named = (ids: readonly string[]) => ids.flatMap((id) => nameOf(id) ?? [])
  const platforms = criteria.platforms.map(({ platform, minFollowers, minEngagement, minViews }): Requirement => {
    const figure = (measure: Measure, needed: number | undefined): Figure[] =>
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
  ]
}

/** `spare`: not met and not needed, because another platform is enough (M-02). `shown`: nobody is compared. */
export type Standing = 'met' | 'spare' | 'missing' | 'shown'

export function standingOf(requirement: Requirement, all: readonly Requirement[]): Standing {
  if (requirement.isMet === null) return 'shown'
  if (requirement.isMet) return 'met'
  return requirement.criterion === 'PLATFORM' && all.some((each) => each.criterion === 'PLATFORM' && each.isMet === true)
    ? 'spare'
    : 'missing'
}

/** The platform that lets a viewer in, where there are several of which one is enough; else null. */
export function platformThatLetsIn(all: readonly Requirement[]): Platform | null {
  const platforms = all.flatMap((each) => (each.criterion === 'PLATFORM' ? [each] : []))
  return platforms.length > 1 ? (platforms.find(({ isMet }) => isMet === true)?.platform ?? null) : null
}

/** How much a figure is short of what is asked for; null where it is not, or is not known. */
export const shortBy = ({ needed, has }: Figure): number | null => (has !== null && has < needed ? needed - has : null)
