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

/** Page that the wizard opens when every step is complete (K-05). */
export const previewPath = '/programs/create/preview/overview' satisfies Path

/** Query parameter of the first step: the id of the draft to continue. It is empty for a new draft. */
export const draftParam = 'draft'

/** Address that starts a new program, even if this device has another draft (K-26). */
export const newProgramAddress = `${stepPaths.PROGRAM_DETAILS}?${draftParam}=`

/** Returns the address for “Continue editing” (K-26, K-27). The wizard then opens at the draft's next step, on any device of the owner. */
export const continueAddress = (programId: string) => `${newProgramAddress}${encodeURIComponent(programId)}`

/** Returns the path of a draft's next step, or the path of the preview if all steps are complete (K-05). */
export const nextPath = (nextStep: ProgramStepType | null): Path => (nextStep === null ? previewPath : stepPaths[nextStep])

/** Returns the last segment of a step's path, such as `program-details`. */
const slugOf = (type: ProgramStepType): string => stepPaths[type].slice(stepPaths[type].lastIndexOf('/') + 1)

/** Returns the address for editing a published program at one of its steps (K-30). */
export const editAddress = (programId: string, type: ProgramStepType = 'PROGRAM_DETAILS') =>
  `/program/${encodeURIComponent(programId)}/edit/${slugOf(type)}`

/** Returns the step for the last segment of a path, or undefined if the segment names no step. */
export const stepNamed = (slug: string | undefined): ProgramStepType | undefined => programStepTypes.find((type) => slugOf(type) === slug)

/** Query parameter of a step: the form field to focus. */
export const fieldParam = 'field'

/**
 * Returns the address for continuing a copied program. It opens the first incomplete step. If all steps are complete, it opens the start
 * date, because dates are not copied.
 */
export const copyAddress = (nextStep: ProgramStepType | null): string =>
  nextStep === null ? fieldAddress('PROGRAM_DETAILS', 'startDate') : nextPath(nextStep)

/** Returns the address of a form field of a step, or of the step's top if `field` is null. */
export const fieldAddress = (step: ProgramStepType, field: string | null): string =>
  field === null ? stepPaths[step] : `${stepPaths[step]}?${fieldParam}=${encodeURIComponent(field)}`
