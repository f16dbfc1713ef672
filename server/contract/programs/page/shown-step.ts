import type { ImpactObjectives, ProgramBudget, StoredStepData, StoredStepType } from '../step-data.ts'
import type { ProgramViewer } from './viewer.ts'

/** The objectives as others see them, without the tracking address, which is private to the brand (M-10). */
type ShownObjectives = Omit<ImpactObjectives, 'trackingUrl'>
/** The budget as others see it: the payout frequency, but not the amount. */
type ShownBudget = Pick<ProgramBudget, 'payoutFrequency' | 'currency'>

/** The data of each saved step that readers other than the owner see. */
type ShownData = { [Type in StoredStepType]: Partial<StoredStepData[Type]> }

/** Fields are named one by one, so that a field added later is not shown by default. */
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
  IMPACT_OBJECTIVES: ({ objectiveType, countsBy, milestones }): ShownObjectives => ({
    objectiveType,
    ...(countsBy === undefined ? {} : { countsBy }),
    milestones,
  }),
  CATALOGUE: ({ items }) => ({ items }),
  GUIDELINES: ({ dos, donts }) => ({ dos, donts }),
  BUDGET: ({ payoutFrequency, currency }): ShownBudget => ({ payoutFrequency, currency }),
}

/** Returns a saved step's data for a viewer: everything for the owner, without the brand's own figures for others (M-10). */
export const shownStep = <Type extends StoredStepType>(type: Type, data: StoredStepData[Type], viewer: ProgramViewer): ShownData[Type] =>
  viewer === 'OWNER' ? data : shown[type](data)
