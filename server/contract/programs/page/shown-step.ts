import type { ImpactObjectives, ProgramBudget, StoredStepData, StoredStepType } from '../step-data.ts'
import type { ProgramViewer } from './viewer.ts'

/** The objectives as others see them: where the clicks lead is the brand's own affair (M-10). */
export type ShownObjectives = Omit<ImpactObjectives, 'trackingUrl'>
/** The budget as others see it: when they are paid, not what the brand has. */
export type ShownBudget = Pick<ProgramBudget, 'payoutFrequency' | 'currency'>

/** What others than the owner see of each saved step. */
type ShownData = { [Type in StoredStepType]: Partial<StoredStepData[Type]> }

/** Named field by field: a field that is added to a step is not shown by itself. */
const shown: { readonly [Type in StoredStepType]: (data: StoredStepData[Type]) => ShownData[Type] } = {
  PARTICIPANT_CRITERIA: ({ platforms, profileTypes, locations, interests }) => ({ platforms, profileTypes, locations, interests }),
  TARGET_CRITERIA: ({ audienceProfile, audienceDrive, gender, interests, nationalities, locations }) => ({
    audienceProfile,
    audienceDrive,
    gender,
    interests,
    nationalities,
    locations,
  }),
  IMPACT_OBJECTIVES: ({ objectiveType, milestones }): ShownObjectives => ({ objectiveType, milestones }),
  CATALOGUE: ({ items }) => ({ items }),
  GUIDELINES: ({ dos, donts }) => ({ dos, donts }),
  BUDGET: ({ payoutFrequency, currency }): ShownBudget => ({ payoutFrequency, currency }),
}

/** A saved step's data as a viewer may read it: whole for the owner, without the brand's own figures for others (M-10). */
export const shownStep = <Type extends StoredStepType>(type: Type, data: StoredStepData[Type], viewer: ProgramViewer): ShownData[Type] =>
  viewer === 'OWNER' ? data : shown[type](data)
