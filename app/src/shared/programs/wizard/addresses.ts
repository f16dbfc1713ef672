import { programStepTypes, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'

/** The page of each step of the wizard (S2 §2). */
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

/** Where the wizard leads once every step is complete (K-05). */
export const previewPath = '/programs/create/preview/overview' satisfies Path

/** In the address of the first step: the draft to go on with. Empty for a new one. */
export const draftParam = 'draft'

/** Begins a new program, whatever draft this device worked on last (K-26). */
export const newProgramAddress = `${stepPaths.PROGRAM_DETAILS}?${draftParam}=`

/** “Continue editing” of a draft (K-26, K-27): the wizard opens at its next step, on any device of its owner. */
export const continueAddress = (programId: string) => `${newProgramAddress}${encodeURIComponent(programId)}`

/** The next step of a draft, or the preview where all are complete (K-05). */
export const nextPath = (nextStep: ProgramStepType | null): Path => (nextStep === null ? previewPath : stepPaths[nextStep])

/** The last part of a step’s address: `program-details`. */
const slugOf = (type: ProgramStepType): string => stepPaths[type].slice(stepPaths[type].lastIndexOf('/') + 1)

/** Where a published program is edited (K-30), at one of its steps. */
export const editAddress = (programId: string, type: ProgramStepType = 'PROGRAM_DETAILS') =>
  `/program/${encodeURIComponent(programId)}/edit/${slugOf(type)}`

/** The step that the last part of an address names; undefined for none. */
export const stepNamed = (slug: string | undefined): ProgramStepType | undefined => programStepTypes.find((type) => slugOf(type) === slug)

/** In the address of a step: the field to go to. */
export const fieldParam = 'field'

/** Where the wizard opens a copy that this device goes on with: its first step that lacks something, or the dates, which are not copied. */
export const copyAddress = (nextStep: ProgramStepType | null): string =>
  nextStep === null ? fieldAddress('PROGRAM_DETAILS', 'startDate') : nextPath(nextStep)

/** A step at one of its fields, by its name in the form; at its top where that is null. */
export const fieldAddress = (step: ProgramStepType, field: string | null): string =>
  field === null ? stepPaths[step] : `${stepPaths[step]}?${fieldParam}=${encodeURIComponent(field)}`
