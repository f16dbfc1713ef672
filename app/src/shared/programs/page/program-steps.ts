import type {
  Catalogue,
  Guidelines,
  ImpactObjectives,
  ParticipantCriteria,
  ProgramBudget,
  StoredStepData,
  TargetCriteria,
} from '@wasla/contract/programs/step-data.ts'

/** What the steps of a program say, as its page shows it (M-10); null where a step was never saved. */
export type ProgramSteps = {
  participantCriteria: ParticipantCriteria | null
  targetCriteria: TargetCriteria | null
  objectives: Pick<ImpactObjectives, 'objectiveType' | 'milestones'> | null
  catalogue: Catalogue | null
  guidelines: Guidelines | null
  payoutFrequency: ProgramBudget['payoutFrequency'] | null
}

type Answer = { data: unknown } | null | undefined

/** The data of a step. The server has validated it against its form before it was stored (K-04). */
const dataOf = <Data extends Partial<StoredStepData[keyof StoredStepData]>>(answer: Answer) => (answer?.data ?? null) as Data | null

/** The steps that a program's page reads, each as `programStep` answered it. */
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
