import type { ComponentType } from 'react'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

/** What a step is given. */
export type StepFormProps = {
  /** The draft as saved, with its progress and what its first step holds. */
  readonly program: WizardProgramFragment
  /** What the step holds in the shape of appendix F, as last saved: read it as `StoredStepData[type]`. Null where it never was. */
  readonly data: unknown
}

/** The first step stands before there is a draft: `program` is null until it was saved once. */
export type FirstStepProps = { readonly program: WizardProgramFragment | null }

/**
 * A step of the wizard: its fields inside a `StepFrame`, which adds title, help, list of errors, live preview, and the bar that saves and
 * leads on. It is drawn once its draft and its data are there, never for a locked step, and anew for another draft.
 */
export type StepForm<Type extends ProgramStepType = Exclude<ProgramStepType, 'PROGRAM_DETAILS'>> = ComponentType<
  Type extends 'PROGRAM_DETAILS' ? FirstStepProps : StepFormProps
>
