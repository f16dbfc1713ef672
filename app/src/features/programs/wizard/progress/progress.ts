import { isOpenStep, type StepProgress } from '@wasla/contract/programs/steps/progress.ts'
import { programStepTypes, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import { nextPath, stepPaths } from '#shared/programs/wizard/addresses.ts'
import { numberedSteps } from '#shared/programs/wizard/numbered-steps.ts'
import type { Path } from '#paths.ts'

/** Progress of a draft, as the server reports it. */
export type WizardProgress = StepProgress

const isComplete = (type: ProgramStepType, progress: WizardProgress) => progress.completedSteps.some((step) => step.type === type)

/**
 * Returns whether a step may be opened: it is the first or the next step, or it is complete. `progress` is null before the first step was
 * saved.
 */
export const isOpen = (type: ProgramStepType, progress: WizardProgress | null): boolean =>
  type === 'PROGRAM_DETAILS' || (progress !== null && isOpenStep(type, progress))

/** Returns the page after a step is saved: the following step, or the first incomplete step if the following step is locked. */
export function pathAfter(type: ProgramStepType, progress: WizardProgress): Path {
  const following = programStepTypes[programStepTypes.indexOf(type) + 1]
  return following && isOpen(following, progress) ? stepPaths[following] : nextPath(progress.nextStep)
}

/** Returns the step before a step; undefined for the first. */
export const stepBefore = (type: ProgramStepType): ProgramStepType | undefined => programStepTypes[programStepTypes.indexOf(type) - 1]

type StepState = 'done' | 'current' | 'open' | 'locked'
export type ListedStep = { readonly id: ProgramStepType; readonly state: StepState }
export type ListedParent = { readonly id: 'CONTENT'; readonly state: StepState; readonly steps: readonly ListedStep[] }

const stateOf = (type: ProgramStepType, current: ProgramStepType | null, progress: WizardProgress | null): StepState => {
  if (type === current) return 'current'
  if (!isOpen(type, progress)) return 'locked'
  return progress && isComplete(type, progress) ? 'done' : 'open'
}

/** Returns the state of a parent step: done if all its children are complete, open if its first child is open. */
function stateOfParent(children: readonly ListedStep[], progress: WizardProgress | null): StepState {
  if (progress && children.every(({ id }) => isComplete(id, progress))) return 'done'
  return children.every(({ state }) => state === 'locked') ? 'locked' : 'open'
}

/** Returns the list of steps for a page of the wizard. `current` is null on pages that are not a step, such as the preview. */
export function listedSteps(current: ProgramStepType | null, progress: WizardProgress | null): (ListedStep | ListedParent)[] {
  const listed = (id: ProgramStepType): ListedStep => ({ id, state: stateOf(id, current, progress) })
  return numberedSteps.map((step) => {
    if (typeof step === 'string') return listed(step)
    const steps = step.steps.map(listed)
    return { id: step.id, state: stateOfParent(steps, progress), steps }
  })
}
