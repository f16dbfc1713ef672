import type { PayoutFrequency } from '../wallet/payout-run.ts'
import type { CountsBy } from './counts-by.ts'
import type { IndividualType } from '../profiles/types.ts'
import type { AudienceGender, CriteriaPlatform, ObjectiveType, ProgramFocus, RewardType } from './types.ts'

/** Accepted data of steps (appendix F). Amounts in halalas, engagement in percent (3.5 is 3.5 %). */
export type PlatformCriteria = {
  readonly platform: CriteriaPlatform
  readonly minFollowers?: number
  /** The least engagement in percent; only for Instagram, TikTok and YouTube. */
  readonly minEngagement?: number
  /** The least views; only for Twitter and Snapchat. */
  readonly minViews?: number
}

/**
 * Criteria for joining (K-13, M-02). `locations` mixes ids of countries and of service areas; empty lists mean any. `licensedOnly` is
 * set only if a valid licence is required (Y-46).
 */
export type ParticipantCriteria = {
  readonly platforms: readonly PlatformCriteria[]
  readonly profileTypes: readonly IndividualType[]
  readonly locations: readonly string[]
  readonly interests: readonly string[]
  readonly licensedOnly?: true
}

export type TargetCriteria = {
  readonly audienceProfile: string
  readonly audienceDrive: string
  readonly gender: AudienceGender
  readonly interests: readonly string[]
  readonly nationalities: readonly string[]
  readonly locations: readonly string[]
}

/** CASH rewards have an `amount` in halalas, EXPERIENCE rewards a `title` (K-16). */
export type Milestone = {
  readonly id: string
  readonly target: number
  readonly rewardType: RewardType
  readonly amount?: number
  readonly title?: string
  readonly details?: string
}

export type ImpactObjectives = {
  readonly objectiveType: ObjectiveType
  readonly trackingUrl: string
  /** What brings results; links if missing. */
  readonly countsBy?: Exclude<CountsBy, 'LINKS'>
  readonly milestones: readonly Milestone[]
}

export type CatalogueItem = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly photoUrl: string
  readonly type: ProgramFocus
  readonly allowReviewRequest: boolean
}
export type Catalogue = { readonly items: readonly CatalogueItem[] }

export type Guidelines = { readonly dos: readonly string[]; readonly donts: readonly string[] }

export type ProgramBudget = { readonly amount: number; readonly payoutFrequency: PayoutFrequency; readonly currency: 'SAR' }

/** The steps that are stored as rows: details are fields of the program, content has its own table. */
export type StoredStepData = {
  PARTICIPANT_CRITERIA: ParticipantCriteria
  TARGET_CRITERIA: TargetCriteria
  IMPACT_OBJECTIVES: ImpactObjectives
  CATALOGUE: Catalogue
  GUIDELINES: Guidelines
  BUDGET: ProgramBudget
}
export type StoredStepType = keyof StoredStepData
