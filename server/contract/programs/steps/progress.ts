import { contentStepTypes, programStepTypes, type ContentStepType, type ProgramStepType } from '../types.ts'
import type { StoredStepType } from '../step-data.ts'

/** What is saved of a program beside its details: its stored steps, and how many items each of the two content steps has. */
export type SavedSteps = {
  readonly programId: string
  readonly stored: readonly { readonly id: string; readonly type: StoredStepType }[]
  readonly contents: Readonly<Record<ContentStepType, number>>
}

export type CompletedStep = { id: string; type: ProgramStepType }
/** `nextStep` is null once all are complete (K-05). */
export type Progress = { completedSteps: CompletedStep[]; nextStep: ProgramStepType | null }
/** What of it says which steps are open. */
export type StepProgress = { readonly completedSteps: readonly Pick<CompletedStep, 'type'>[]; readonly nextStep: ProgramStepType | null }

/** The step of the wizard that a kind of content belongs to (K-01). */
export const contentStepOf = (type: ContentStepType): ProgramStepType => `${type}_CONTENT`

/** The kind of content that a step holds; undefined for all other steps. */
export const contentOfStep = (type: ProgramStepType): ContentStepType | undefined =>
  contentStepTypes.find((content) => contentStepOf(content) === type)

/** The id of a step that has no row of its own: details and both content steps. */
export const derivedStepId = (programId: string, type: ProgramStepType): string => `${programId}:${type}`

/**
 * The one answer to which steps are complete and which comes next (K-05, X-07): a function of what is saved and of nothing else. Details
 * are complete because the program exists; a content step is complete with its first item.
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

/** Whether a step may be opened and saved: complete ones, and the first that is not (K-05, K-06). */
export const isOpenStep = (type: ProgramStepType, { completedSteps, nextStep }: StepProgress): boolean =>
  type === nextStep || completedSteps.some((step) => step.type === type)
