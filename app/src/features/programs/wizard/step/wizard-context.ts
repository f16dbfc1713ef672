import { createContext, useContext } from 'react'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import type { WizardProgramFragment } from '../wizard.generated.ts'

export type WizardPage = {
  readonly type: ProgramStepType
  /** The draft; null before the first step was saved. */
  readonly program: WizardProgramFragment | null
  /** Whether a published program is edited (K-30). Then each step is saved on its own, and no other step follows. @default false */
  readonly isEditing?: boolean
}

/** The step that the page shows. The parts around its fields read it. */
export const WizardContext = createContext<WizardPage | null>(null)

export function useWizardPage(): WizardPage {
  const page = useContext(WizardContext)
  if (!page) throw new Error('A step stands inside the wizard')
  return page
}
