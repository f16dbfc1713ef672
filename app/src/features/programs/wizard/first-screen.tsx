import type { ComponentType } from 'react'
import type { MessageFetcher } from '#i18n/message-store.ts'
import { pagePart } from '#late/page-part.ts'
import { draftParam } from '#shared/programs/wizard/addresses.ts'
import { detailsMessages } from './details/messages/catalogue.ts'
import { WizardWaiting } from './frame/WizardWaiting.tsx'
import { FirstScreen } from './StepScreen.tsx'

/** The form with its texts. */
async function fetchForm({ need }: MessageFetcher) {
  const [{ DetailsForm }] = await Promise.all([import('./details/DetailsForm.tsx'), need(detailsMessages)])
  return DetailsForm
}

/** Whether the page was opened by an address that names a draft. */
const leadsOn = () => Boolean(new URLSearchParams(window.location.search).get(draftParam))

/** The page of the first step. Whoever goes on with a draft goes on elsewhere, and only few of them here: they fetch its form when they do. */
export async function firstScreen(messages: MessageFetcher): Promise<{ Screen: ComponentType; Waiting: ComponentType }> {
  const Form = leadsOn() ? pagePart(() => fetchForm(messages)) : await fetchForm(messages)
  return {
    Screen: () => <FirstScreen Form={Form} />,
    Waiting: () => <WizardWaiting type="PROGRAM_DETAILS" />,
  }
}
