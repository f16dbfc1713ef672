import type { ComponentType } from 'react'
import type { ProgramStepType } from '@wasla/contract/programs/types.ts'
import { pagePart } from '#late/page-part.ts'
import { useSession } from '#services/context.ts'
import { draftParam } from '#shared/programs/wizard/addresses.ts'
import { stepForms } from './registry.ts'
import type { StepForm } from './step/step-form.ts'

type PageParts = { Screen: ComponentType; Waiting?: ComponentType }

const isFirst = (type: ProgramStepType): type is 'PROGRAM_DETAILS' => type === 'PROGRAM_DETAILS'

async function missing(): Promise<PageParts> {
  const { NotFoundScreen } = await import('#shell/NotFoundScreen.tsx')
  return { Screen: () => <NotFoundScreen isSignedIn={useSession().status === 'signedIn'} /> }
}

/** Whether the page was opened by an address that names a draft. */
const leadsOn = () => Boolean(new URLSearchParams(window.location.search).get(draftParam))

/** The page of a step: the wizard around its form, both fetched at once. */
export async function stepScreen(type: ProgramStepType): Promise<PageParts> {
  const [{ FirstScreen, StepScreen }, { WizardWaiting }] = await Promise.all([
    import('./StepScreen.tsx'),
    import('./frame/WizardWaiting.tsx'),
  ])
  const Waiting = () => <WizardWaiting type={type} />
  if (isFirst(type)) {
    /* Whoever goes on with a draft goes on elsewhere, and only few of them at this step. */
    const fetch = stepForms[type]
    const Form = fetch && leadsOn() ? pagePart(fetch) : await fetch?.()
    return Form ? { Screen: () => <FirstScreen Form={Form} />, Waiting } : missing()
  }
  const Form: StepForm | undefined = await stepForms[type]?.()
  return Form ? { Screen: () => <StepScreen type={type} Form={Form} />, Waiting } : missing()
}
