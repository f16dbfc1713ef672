import type { ComponentType } from 'react'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { WizardWaiting } from './frame/WizardWaiting.tsx'
import type { StepForm } from './step/step-form.ts'
import { StepScreen } from './StepScreen.tsx'

/**
 * Returns the page of any step but the first: the wizard around its form. The table of screens loads the step and its form at the same
 * time.
 */
export const stepScreen = (
  type: Exclude<ProgramStepType, 'PROGRAM_DETAILS'>,
  Form: StepForm,
): { Screen: ComponentType; Waiting: ComponentType } => ({
  Screen: () => <StepScreen type={type} Form={Form} />,
  Waiting: () => <WizardWaiting type={type} />,
})
