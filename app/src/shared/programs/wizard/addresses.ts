import { programStepTypes, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'

/** Path of each step of the wizard (S2 §2). */
export const stepPaths = {
  PROGRAM_DETAILS: '/programs/create/program-details',
  PARTICIPANT_CRITERIA: '/programs/create/participant-criteria',
  TARGET_CRITERIA: '/programs/create/target-criteria',
  IMPACT_OBJECTIVES: '/programs/create/impact-objectives',
  SHAREABLE_CONTENT: '/programs/create/shareable-content',
  LEARNING_CONTENT: '/programs/create/learning-content',
  CATALOGUE: '/programs/create/catalogue',
  GUIDELINES: '/programs/create/guidelines',
  BUDGET: '/programs/create/budget',
} as const satisfies Readonly<Record<ProgramStepType, Path>>

/** Page that the wizard opens once every step is complete (K-05). */
export const previewPath = '/programs/create/preview/overview' satisfies Path

/** Query parameter of the first step: the id of the draft to continue. Empty for a new one. */
export const draftParam = 'draft'

/** Starts a new program, whichever draft this device worked on last (K-26). */
export const newProgramAddress = `${stepPaths.PROGRAM_DETAILS}?${draftParam}=`

/** Returns the address of “Continue editing” of a draft (K-26, K-27): the wizard opens at its next step, on any device of its owner. */
export const continueAddress = (programId: string) => `${newProgramAddress}${encodeURIComponent(programId)}`

/** Returns the path of a draft's next step, or of the preview if all are complete (K-05). */
export const nextPath = (nextStep: ProgramStepType | null): Path => (nextStep === null ? previewPath : stepPaths[nextStep])

/** Returns the last segment of a step's path: `program-details`. */
const slugOf = (type: ProgramStepType): string => stepPaths[type].slice(stepPaths[type].lastIndexOf('/') + 1)

/** Returns the address at which a published program is edited (K-30), at one of its steps. */
export const editAddress = (programId: string, type: ProgramStepType = 'PROGRAM_DETAILS') =>
  `/program/${encodeURIComponent(programId)}/edit/${slugOf(type)}`

/** Returns the step that the last segment of a path names; undefined if it names none. */
export const stepNamed = (slug: string | undefined): ProgramStepType | undefined => programStepTypes.find((type) => slugOf(type) === slug)

/** Query parameter of a step: the field to focus. */
export const fieldParam = 'field'

/**
 * Returns the address at which a copied program is continued: its first incomplete step, or the start date, because dates are not copied.
 */
export const copyAddress = (nextStep: ProgramStepType | null): string =>
  nextStep === null ? fieldAddress('PROGRAM_DETAILS', 'startDate') : nextPath(nextStep)

/** Returns the address of a step at one of its form fields, or at its top if `field` is null. */
export const fieldAddress = (step: ProgramStepType, field: string | null): string =>
  field === null ? stepPaths[step] : `${stepPaths[step]}?${fieldParam}=${encodeURIComponent(field)}`
