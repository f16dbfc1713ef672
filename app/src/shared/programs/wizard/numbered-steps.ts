import type { ProgramStepType } from '@wasla/contract/programs/types.ts'

/** The steps with their numbers in the wizard. Content is one step with two parts, 5.1 and 5.2 (K-01). */
export const numberedSteps = [
  'PROGRAM_DETAILS',
  'PARTICIPANT_CRITERIA',
  'TARGET_CRITERIA',
  'IMPACT_OBJECTIVES',
  { id: 'CONTENT', steps: ['SHAREABLE_CONTENT', 'LEARNING_CONTENT'] },
  'CATALOGUE',
  'GUIDELINES',
  'BUDGET',
] as const satisfies readonly (ProgramStepType | { id: 'CONTENT'; steps: readonly ProgramStepType[] })[]

/** Returns the number of complete steps and the number of all steps. Used wherever a draft is shown. */
export function stepsDone(completed: readonly { readonly type: ProgramStepType }[]): { done: number; all: number } {
  const isDone = (type: ProgramStepType) => completed.some((step) => step.type === type)
  const done = numberedSteps.filter((step) => (typeof step === 'string' ? isDone(step) : step.steps.every(isDone)))
  return { done: done.length, all: numberedSteps.length }
}
