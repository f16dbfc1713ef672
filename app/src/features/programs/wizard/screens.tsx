import type { ComponentType } from 'react'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { useSession } from '#services/context.ts'
import { previewPages, stepForms, type PreviewTab } from './registry.ts'
import type { StepForm } from './step/step-form.ts'

type PageParts = { Screen: ComponentType; Waiting?: ComponentType }

const isFirst = (type: ProgramStepType): type is 'PROGRAM_DETAILS' => type === 'PROGRAM_DETAILS'

async function missing(): Promise<PageParts> {
  const { NotFoundScreen } = await import('#shell/NotFoundScreen.tsx')
  return { Screen: () => <NotFoundScreen isSignedIn={useSession().status === 'signedIn'} /> }
}

/** The page of a step: the wizard around its form, both fetched at once. */
export async function stepScreen(type: ProgramStepType): Promise<PageParts> {
  const [{ FirstScreen, StepScreen }, { WizardWaiting }] = await Promise.all([
    import('./StepScreen.tsx'),
    import('./frame/WizardWaiting.tsx'),
  ])
  const Waiting = () => <WizardWaiting type={type} />
  if (isFirst(type)) {
    const Form = await stepForms[type]?.()
    return Form ? { Screen: () => <FirstScreen Form={Form} />, Waiting } : missing()
  }
  const Form: StepForm | undefined = await stepForms[type]?.()
  return Form ? { Screen: () => <StepScreen type={type} Form={Form} />, Waiting } : missing()
}

/** A page of the preview. */
export async function previewScreen(tab: PreviewTab): Promise<PageParts> {
  const Screen = await previewPages[tab]?.()
  return Screen ? { Screen } : missing()
}
