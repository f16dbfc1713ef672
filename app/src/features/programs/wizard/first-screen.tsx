import type { ComponentType } from 'react'
import { pagePart } from '#late/page-part.ts'
import { draftParam } from '#shared/programs/wizard/addresses.ts'
import { WizardWaiting } from './frame/WizardWaiting.tsx'
import { FirstScreen } from './StepScreen.tsx'

const fetchForm = async () => (await import('./details/DetailsForm.tsx')).DetailsForm

/** Whether the page was opened by an address that names a draft. */
const leadsOn = () => Boolean(new URLSearchParams(window.location.search).get(draftParam))

/** The page of the first step. Whoever goes on with a draft goes on elsewhere, and only few of them here: they fetch its form when they do. */
export async function firstScreen(): Promise<{ Screen: ComponentType; Waiting: ComponentType }> {
  const Form = leadsOn() ? pagePart(fetchForm) : await fetchForm()
  return {
    Screen: () => <FirstScreen Form={Form} />,
    Waiting: () => <WizardWaiting type="PROGRAM_DETAILS" />,
  }
}
