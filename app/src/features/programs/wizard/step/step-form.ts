import type { ComponentType } from 'react'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

/** Props of a step's form. */
export type StepFormProps = {
  /** The saved draft, with its progress and the data of its first step. */
  readonly program: WizardProgramFragment
  /** Saved data of the step in the shape of appendix F: cast it to `StoredStepData[type]`. Null if the step was never saved. */
  readonly data: unknown
}

/** Props of the first step, which is shown before a draft exists. `program` is null until the first save. */
export type FirstStepProps = { readonly program: WizardProgramFragment | null }

/**
 * A step of the wizard: its fields inside a `StepFrame`, which adds title, help, error summary, live preview, and the bar that saves and
 * goes on. It is rendered only after the draft and the step's data are loaded and if the step is not locked. It is mounted again for
 * another draft.
 */
export type StepForm<Type extends ProgramStepType = Exclude<ProgramStepType, 'PROGRAM_DETAILS'>> = ComponentType<
  Type extends 'PROGRAM_DETAILS' ? FirstStepProps : StepFormProps
>
