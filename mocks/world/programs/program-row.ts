import type { ParticipantCriteria, StoredStepData, StoredStepType, TargetCriteria } from '@wasla/contract/programs/step-data.ts'
import type { HoldCause, LaunchLocationType, ObjectiveType, ProgramFocus, ProgramStatus } from '@wasla/contract/programs/types.ts'
import type { PayoutFrequency } from '@wasla/contract/wallet/payout-run.ts'
import type { Member } from '../member.ts'
import type { ContentRow } from './content-row.ts'

/** A reward at a target: riyals, or something that is no money (K-16). */
export type MilestoneRow = { at: number; riyals: number } | { at: number; title: string; details?: string }

export type ObjectivesRow = { type: ObjectiveType; url: string; milestones: readonly MilestoneRow[] }

/** `path` continues the address of the brand's shop; the picture is `/pictures/item-<picture>.svg`. */
export type ItemRow = { name: string; path: string; picture: string; type?: 'PRODUCT' | 'SERVICE'; sample?: boolean }

export type BudgetRow = { riyals: number; paid: PayoutFrequency }

/** Who may join; nobody is left out by place or interest unless it says so. */
export type CriteriaRow = Pick<ParticipantCriteria, 'platforms'> & Partial<ParticipantCriteria>
export type TargetRow = Pick<TargetCriteria, 'audienceProfile' | 'audienceDrive' | 'interests'> & Partial<TargetCriteria>

/** What was filled in so far, in the order of the wizard. */
export type StepRows = {
  criteria?: CriteriaRow
  target?: TargetRow
  objectives?: ObjectivesRow
  shareable?: readonly ContentRow[]
  learning?: readonly ContentRow[]
  items?: readonly ItemRow[]
  guidelines?: StoredStepData['GUIDELINES']
  budget?: BudgetRow
}

/** A program of the world as one writes it down. Days are those of Riyadh, moments as `at` reads them. */
export type ProgramRow = {
  key: string
  owner: Member
  status: ProgramStatus
  name: string
  description: string
  made: string
  starts: string
  ends?: string
  /** Whoever meets the criteria is in at once; otherwise the brand decides (K-10). */
  isPublic: boolean
  /** Not in Discover: open to its link alone (K-10). */
  isByLink?: true
  focus: ProgramFocus
  openToPlacement?: true
  storeLink?: string
  launch?: { type: LaunchLocationType; ids: readonly string[] }
  published?: string
  /** From this day on it is in Discover, where its owner scheduled it (K-32). */
  listedFrom?: string
  hold?: { cause: HoldCause; reason?: string; since: string }
  retired?: string
  /** What came back of its budget after that (L-10). */
  released?: { riyals: number; on: string }
} & StepRows

/** The kinds of step that are stored as they are. */
export type StoredSteps = { readonly [Type in StoredStepType]?: StoredStepData[Type] }
