import type {
  Catalogue,
  Guidelines,
  ImpactObjectives,
  ParticipantCriteria,
  ProgramBudget,
  StoredStepData,
  TargetCriteria,
} from '@wasla/contract/programs/step-data.ts'

/** A program's steps for its page (M-10). A step that was never saved is null. */
export type ProgramSteps = {
  participantCriteria: ParticipantCriteria | null
  targetCriteria: TargetCriteria | null
  objectives: Pick<ImpactObjectives, 'objectiveType' | 'countsBy' | 'milestones'> | null
  catalogue: Catalogue | null
  guidelines: Guidelines | null
  payoutFrequency: ProgramBudget['payoutFrequency'] | null
}

type Answer = { data: unknown } | null | undefined

/** Returns the data of a step. The type assertion is safe: the server validates each step before storing it (K-04). */
const dataOf = <Data extends Partial<StoredStepData[keyof StoredStepData]>>(answer: Answer) => (answer?.data ?? null) as Data | null

/** Returns the steps for a program's page. Each input is an answer of `programStep`. */
export function readSteps(steps: {
  participantCriteria?: Answer
  targetCriteria?: Answer
  objectives?: Answer
  catalogue?: Answer
  guidelines?: Answer
  budget?: Answer
}): ProgramSteps {
  return {
    participantCriteria: dataOf<ParticipantCriteria>(steps.participantCriteria),
    targetCriteria: dataOf<TargetCriteria>(steps.targetCriteria),
    objectives: dataOf<ImpactObjectives>(steps.objectives),
    catalogue: dataOf<Catalogue>(steps.catalogue),
    guidelines: dataOf<Guidelines>(steps.guidelines),
    payoutFrequency: dataOf<ProgramBudget>(steps.budget)?.payoutFrequency ?? null,
  }
}

export const noSteps: ProgramSteps = readSteps({})
