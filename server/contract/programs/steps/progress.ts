import { contentStepTypes, programStepTypes, type ContentStepType, type ProgramStepType } from '../types.ts'
import type { StoredStepType } from '../step-data.ts'

/** Saved steps of a program except its details: its stored steps, and the number of items of each content step. */
export type SavedSteps = {
  readonly programId: string
  readonly stored: readonly { readonly id: string; readonly type: StoredStepType }[]
  readonly contents: Readonly<Record<ContentStepType, number>>
}

type CompletedStep = { id: string; type: ProgramStepType }
/** `nextStep` is null if all steps are complete (K-05). */
export type Progress = { completedSteps: CompletedStep[]; nextStep: ProgramStepType | null }
/** The part of the progress that decides which steps are open. */
export type StepProgress = { readonly completedSteps: readonly Pick<CompletedStep, 'type'>[]; readonly nextStep: ProgramStepType | null }

/** Returns the wizard's step for a kind of content (K-01). */
export const contentStepOf = (type: ContentStepType): ProgramStepType => `${type}_CONTENT`

/** Returns the kind of content of a step; undefined for other steps. */
export const contentOfStep = (type: ProgramStepType): ContentStepType | undefined =>
  contentStepTypes.find((content) => contentStepOf(content) === type)

/** Returns the id of a step without a row of its own: details and both content steps. */
export const derivedStepId = (programId: string, type: ProgramStepType): string => `${programId}:${type}`

/**
 * Returns which steps are complete, and which is next (K-05, X-07), from the saved data only. Details are complete because the program
 * exists; a content step is complete with its first item.
 */
export function progressOf({ programId, stored, contents }: SavedSteps): Progress {
  const idOf = (type: ProgramStepType): string | undefined => {
    const content = contentOfStep(type)
    if (content) return contents[content] > 0 ? derivedStepId(programId, type) : undefined
    if (type === 'PROGRAM_DETAILS') return derivedStepId(programId, type)
    return stored.find((step) => step.type === type)?.id
  }
  const completedSteps = programStepTypes.flatMap((type) => {
    const id = idOf(type)
    return id === undefined ? [] : [{ id, type }]
  })
  const nextStep = programStepTypes.find((type) => idOf(type) === undefined) ?? null
  return { completedSteps, nextStep }
}

/** Returns whether a step may be opened and saved: complete ones, and the first incomplete one (K-05, K-06). */
export const isOpenStep = (type: ProgramStepType, { completedSteps, nextStep }: StepProgress): boolean =>
  type === nextStep || completedSteps.some((step) => step.type === type)
