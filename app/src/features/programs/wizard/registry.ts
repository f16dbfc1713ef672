import { programStepTypes, type ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { Path } from '#paths.ts'
import { previewPath, stepPaths } from '#shared/programs/wizard/addresses.ts'
import type { StepForm } from './step/step-form.ts'

type Forms = { readonly [Type in ProgramStepType]: (() => Promise<StepForm<Type>>) | null }

/** The form of each step, in a file of its own. A step whose form is not built yet is null: its address shows no page, its row is locked. */
export const stepForms: Forms = {
  PROGRAM_DETAILS: async () => (await import('./details/DetailsForm.tsx')).DetailsForm,

  PARTICIPANT_CRITERIA: async () => (await import('./participant-criteria/ParticipantCriteriaForm.tsx')).ParticipantCriteriaForm,

  TARGET_CRITERIA: async () => (await import('./target-criteria/TargetCriteriaForm.tsx')).TargetCriteriaForm,

  IMPACT_OBJECTIVES: () => import('../objectives/ObjectivesForm.tsx').then((module) => module.ObjectivesForm),

  SHAREABLE_CONTENT: () => import('../content/ContentForm.tsx').then((module) => module.ShareableContentForm),

  LEARNING_CONTENT: () => import('../content/ContentForm.tsx').then((module) => module.LearningContentForm),

  CATALOGUE: () => import('../catalogue/CatalogueForm.tsx').then((module) => module.CatalogueForm),

  GUIDELINES: () => import('../guidelines/GuidelinesForm.tsx').then((module) => module.GuidelinesForm),

  BUDGET: () => import('../budget/BudgetForm.tsx').then((module) => module.BudgetForm),
}

/** Whether a page of the wizard is built: nothing leads to one that is not. */
export const isBuilt = (path: Path): boolean =>
  path === previewPath || programStepTypes.some((type) => stepPaths[type] === path && stepForms[type] !== null)
