import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { pagePart } from '#late/page-part.ts'
import type { StepForm } from '../wizard/step/step-form.ts'

/**
 * What each step shows while a published program is edited (K-30): its form with what may be changed, or what it says, to be read. Each
 * file weighs what its step of the wizard does, the read-only ones under 3 kB.
 */
export const editForms: Readonly<Record<Exclude<ProgramStepType, 'PROGRAM_DETAILS'>, StepForm>> = {
  PARTICIPANT_CRITERIA: pagePart(() => import('./LockedSteps.tsx').then((module) => module.LockedCriteria)),
  TARGET_CRITERIA: pagePart(() => import('./LockedSteps.tsx').then((module) => module.LockedAudience)),
  IMPACT_OBJECTIVES: pagePart(() => import('./LockedSteps.tsx').then((module) => module.LockedObjectives)),
  SHAREABLE_CONTENT: pagePart(() => import('../content/ContentForm.tsx').then((module) => module.ShareableContentForm)),
  LEARNING_CONTENT: pagePart(() => import('../content/ContentForm.tsx').then((module) => module.LearningContentForm)),
  CATALOGUE: pagePart(() => import('../catalogue/CatalogueForm.tsx').then((module) => module.CatalogueForm)),
  GUIDELINES: pagePart(() => import('../guidelines/GuidelinesForm.tsx').then((module) => module.GuidelinesForm)),
  BUDGET: pagePart(() => import('./LockedSteps.tsx').then((module) => module.LockedBudget)),
}

/** The first step, as far as it may still be changed. */
export const EditDetailsForm = pagePart(() => import('./EditDetailsForm.tsx').then((module) => module.EditDetailsForm))
