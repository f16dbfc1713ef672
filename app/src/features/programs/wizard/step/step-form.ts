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
 * A step of the wizard: its fields inside a `StepFrame`. The frame adds title, help, error summary, live preview, and the bar with the save
 * button. The step is rendered only if it is not locked, after the draft and its data are loaded. For another draft, it is mounted again.
 */
export type StepForm<Type extends ProgramStepType = Exclude<ProgramStepType, 'PROGRAM_DETAILS'>> = ComponentType<
  Type extends 'PROGRAM_DETAILS' ? FirstStepProps : StepFormProps
>
