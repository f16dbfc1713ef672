import { everyOf } from '../common/every-of.ts'
import type { RequestStatus } from '../generated/user-sdl-types.ts'

/** Values of the API's enums, for code that does not use the generated types. */
export const programStatuses = ['Draft', 'Soon', 'Active', 'OnHold', 'Retired'] as const
export type ProgramStatus = (typeof programStatuses)[number]

export const programFocuses = ['PRODUCT', 'SERVICE'] as const
export type ProgramFocus = (typeof programFocuses)[number]

export const objectiveTypes = ['TRAFFIC', 'LEAD_GENERATION', 'DOWNLOADS', 'SIGN_UP', 'SALES'] as const
export type ObjectiveType = (typeof objectiveTypes)[number]

export const launchLocationTypes = ['WORLDWIDE', 'COUNTRIES', 'REGIONS', 'SERVICE_AREA'] as const
export type LaunchLocationType = (typeof launchLocationTypes)[number]

/** Who put a program on hold. Only the same actor, or an admin, may end the hold (L-01, X-32). */
export const holdCauses = ['OWNER', 'BUDGET', 'ADMIN'] as const
export type HoldCause = (typeof holdCauses)[number]

/** The steps of the wizard, in their order (K-01, K-02). */
export const programStepTypes = [
  'PROGRAM_DETAILS',
  'PARTICIPANT_CRITERIA',
  'TARGET_CRITERIA',
  'IMPACT_OBJECTIVES',
  'SHAREABLE_CONTENT',
  'LEARNING_CONTENT',
  'CATALOGUE',
  'GUIDELINES',
  'BUDGET',
] as const
export type ProgramStepType = (typeof programStepTypes)[number]

/** Platforms that criteria may name (K-13). */
export const criteriaPlatforms = ['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'TWITTER', 'SNAPCHAT'] as const
export type CriteriaPlatform = (typeof criteriaPlatforms)[number]

/** The threshold of each platform in addition to followers (K-13). */
export const platformThreshold: Readonly<Record<CriteriaPlatform, 'minEngagement' | 'minViews'>> = {
  INSTAGRAM: 'minEngagement',
  TIKTOK: 'minEngagement',
  YOUTUBE: 'minEngagement',
  TWITTER: 'minViews',
  SNAPCHAT: 'minViews',
}

export const rewardTypes = ['CASH', 'EXPERIENCE'] as const
export type RewardType = (typeof rewardTypes)[number]

export const audienceGenders = ['MORE_THAN_50_MAN', 'MORE_THAN_50_WOMAN', 'NO_PREFERENCE'] as const
export type AudienceGender = (typeof audienceGenders)[number]

/** The status of a request to join a program. It cannot be withdrawn (M-05). */
export type ParticipationStatus = Exclude<RequestStatus, 'Cancelled'>
export const participationStatuses = everyOf<ParticipationStatus>()('Pending', 'Accepted', 'Rejected')
/** Statuses of requests that were not declined. */
export const undeclinedStatuses = ['Pending', 'Accepted'] as const satisfies readonly ParticipationStatus[]

export const contentTypes = ['VIDEO', 'IMAGE', 'DOCUMENT'] as const
export type ContentType = (typeof contentTypes)[number]
export const contentStepTypes = ['SHAREABLE', 'LEARNING'] as const
export type ContentStepType = (typeof contentStepTypes)[number]
const contentStatuses = ['PROCESSING', 'READY', 'FAILED'] as const
export type ContentStatus = (typeof contentStatuses)[number]
export const contentLanguages = ['ARABIC', 'ENGLISH'] as const
export type ContentLanguage = (typeof contentLanguages)[number]
