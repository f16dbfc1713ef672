import type { ParticipantCriteria, StoredStepData, StoredStepType, TargetCriteria } from '@wasla/contract/programs/step-data.ts'
import type { HoldCause, LaunchLocationType, ObjectiveType, ProgramFocus, ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { Member } from '../member.ts'
import type { ContentRow } from './content-row.ts'

/** A milestone with its target and its reward: riyals or an experience (K-16). */
export type MilestoneRow = { at: number; riyals: number } | { at: number; title: string; details?: string }

export type ObjectivesRow = {
  type: ObjectiveType
  url: string
  countsBy?: StoredStepData['IMPACT_OBJECTIVES']['countsBy']
  milestones: readonly MilestoneRow[]
}

/** A catalogue item. `path` is appended to the brand's website. The picture is `/pictures/item-<picture>.svg`. */
export type ItemRow = { name: string; path: string; picture: string; type?: ProgramFocus; sample?: boolean }

export type BudgetRow = { riyals: number; paid: PayoutFrequency }

/** Criteria of a program. By default, all places and interests are allowed. */
export type CriteriaRow = Pick<ParticipantCriteria, 'platforms'> & Partial<ParticipantCriteria>
export type TargetRow = Pick<TargetCriteria, 'audienceProfile' | 'audienceDrive' | 'interests'> & Partial<TargetCriteria>

/** Data of the completed steps, in the order of the wizard. */
type StepRows = {
  criteria?: CriteriaRow
  target?: TargetRow
  objectives?: ObjectivesRow
  shareable?: readonly ContentRow[]
  learning?: readonly ContentRow[]
  items?: readonly ItemRow[]
  guidelines?: StoredStepData['GUIDELINES']
  budget?: BudgetRow
}

/** Short form of a program of the world. Dates are in Riyadh time. Times have the form that `at` reads. */
export type ProgramRow = {
  key: string
  owner: Member
  status: ProgramStatus
  name: string
  description: string
  made: string
  starts: string
  ends?: string
  /** Whether everybody who meets the criteria is accepted automatically. Otherwise, the brand decides (K-10). */
  isPublic: boolean
  /** Whether the program is open by link only and not listed in Discover (K-10). */
  isByLink?: true
  focus: ProgramFocus
  openToPlacement?: true
  storeLink?: string
  launch?: { type: LaunchLocationType; ids: readonly string[] }
  published?: string
  /** Date from which Discover lists a scheduled program (K-32). */
  listedFrom?: string
  hold?: { cause: HoldCause; reason?: string; since: string }
  retired?: string
  /** The part of the budget that was returned after the program retired (L-10). */
  released?: { riyals: number; on: string }
} & StepRows

/** Data of the steps that have their own stored row. */
export type StoredSteps = { readonly [Type in StoredStepType]?: StoredStepData[Type] }
