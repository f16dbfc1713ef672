import type { PayoutFrequency } from '../wallet/payout-run.ts'
import type { AudienceGender, CriteriaPlatform, ObjectiveType, RewardType } from './types.ts'

/** What a step holds once it is accepted (appendix F). Amounts in halalas, engagement in percent (3.5 is 3.5 %). */
export type PlatformCriteria = {
  readonly platform: CriteriaPlatform
  readonly minFollowers?: number
  /** Instagram, TikTok, YouTube. */
  readonly minEngagement?: number
  /** Twitter, Snapchat. */
  readonly minViews?: number
}

/** Who may join (K-13, M-02). `locations`: ids of countries and of service areas, mixed; empty lists mean any. */
export type ParticipantCriteria = {
  readonly platforms: readonly PlatformCriteria[]
  readonly profileTypes: readonly ('INFLUENCER' | 'AGENT')[]
  readonly locations: readonly string[]
  readonly interests: readonly string[]
}

export type TargetCriteria = {
  readonly audienceProfile: string
  readonly audienceDrive: string
  readonly gender: AudienceGender
  readonly interests: readonly string[]
  readonly nationalities: readonly string[]
  readonly locations: readonly string[]
}

/** `amount` where the reward is CASH, `title` where it is an EXPERIENCE (K-16). */
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
  readonly milestones: readonly Milestone[]
}

export type CatalogueItem = {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly photoUrl: string
  readonly type: 'PRODUCT' | 'SERVICE'
  readonly allowReviewRequest: boolean
}
export type Catalogue = { readonly items: readonly CatalogueItem[] }

export type Guidelines = { readonly dos: readonly string[]; readonly donts: readonly string[] }

export type ProgramBudget = { readonly amount: number; readonly payoutFrequency: PayoutFrequency; readonly currency: 'SAR' }

/** The ids of the items of one of the two content steps, in their order. */
export type ContentOfStep = { readonly contentIds: readonly string[] }

/** The steps whose data is stored as such: details stand in the program itself, content in its own table. */
export type StoredStepData = {
  PARTICIPANT_CRITERIA: ParticipantCriteria
  TARGET_CRITERIA: TargetCriteria
  IMPACT_OBJECTIVES: ImpactObjectives
  CATALOGUE: Catalogue
  GUIDELINES: Guidelines
  BUDGET: ProgramBudget
}
export type StoredStepType = keyof StoredStepData
