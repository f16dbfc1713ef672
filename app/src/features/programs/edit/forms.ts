import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { pagePart } from '#lazy/page-part.ts'
import type { StepForm } from '../wizard/step/step-form.ts'

/**
 * Content of each step when a published program is edited (K-30): a form with the values that may change, or a read-only view. Forms are as
 * large as in the wizard; read-only views are under 3 kB.
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

/** The first step, with the values that may still change. */
export const EditDetailsForm = pagePart(() => import('./EditDetailsForm.tsx').then((module) => module.EditDetailsForm))
