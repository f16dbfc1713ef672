import type { EligibilityCriterion } from '../generated/user-types.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import type { ParticipantCriteria, PlatformCriteria } from '../programs/step-data.ts'
import { areasOfPlace } from '../reference/areas.ts'

/** What a profile has on a platform: its biggest account's figures (M-02), engagement in percent. Null: not measured. */
export type PlatformFigures = {
  readonly platform: PlatformCriteria['platform']
  readonly followers: number
  readonly engagement: number | null
  readonly views: number | null
}

/** What criteria look at. `placeId` is where the profile is, as a place service names it. */
export type JoinFacts = Pick<ProfileRecord, 'type' | 'countryId'> & {
  readonly placeId: string | null
  readonly interests: readonly string[]
  readonly figures: readonly PlatformFigures[]
}

/** What a platform of the criteria may ask for, and the figure that answers it. */
export const measures = [
  { measure: 'FOLLOWERS', least: 'minFollowers', figure: 'followers' },
  { measure: 'ENGAGEMENT', least: 'minEngagement', figure: 'engagement' },
  { measure: 'VIEWS', least: 'minViews', figure: 'views' },
] as const

export const figuresOn = (figures: readonly PlatformFigures[], platform: PlatformCriteria['platform']): PlatformFigures | null =>
  figures.find((one) => one.platform === platform) ?? null

/** Whether a figure is enough; one that was never measured is not. */
export const isEnough = (has: number | null | undefined, needed: number | undefined): boolean =>
  needed === undefined || (typeof has === 'number' && has >= needed)

const isBigEnoughOn = (criteria: PlatformCriteria, figures: readonly PlatformFigures[]): boolean => {
  const own = figuresOn(figures, criteria.platform)
  return own !== null && measures.every(({ least, figure }) => isEnough(own[figure], criteria[least]))
}

const isOpen = (list: readonly unknown[]) => list.length === 0

/** Whether a profile meets each of the criteria (M-02, X-08): one platform of several is enough, and an empty list is open to anybody. */
const met: Readonly<Record<Exclude<EligibilityCriterion, 'VERIFICATION'>, (criteria: ParticipantCriteria, facts: JoinFacts) => boolean>> = {
  PROFILE_TYPE: ({ profileTypes }, { type }) => profileTypes.some((one) => one === type),
  PLATFORM: ({ platforms }, { figures }) => platforms.some((platform) => isBigEnoughOn(platform, figures)),
  LOCATION: ({ locations }, { countryId, placeId }) =>
    isOpen(locations) || [countryId, ...areasOfPlace(placeId)].some((place) => place !== null && locations.includes(place)),
  INTERESTS: ({ interests }, facts) => isOpen(interests) || facts.interests.some((one) => interests.includes(one)),
}

/** What of a program's criteria a profile does not meet, in the order of M-02. Verification is no criterion of a program. */
export const unmetCriteria = (criteria: ParticipantCriteria, facts: JoinFacts): EligibilityCriterion[] =>
  (Object.keys(met) as (keyof typeof met)[]).filter((criterion) => !met[criterion](criteria, facts))
