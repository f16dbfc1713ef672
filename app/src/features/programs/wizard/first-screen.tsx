import type { ComponentType } from 'react'
import type { MessageFetcher } from '#i18n/message-store.ts'
import { pagePart } from '#lazy/page-part.ts'
import { draftParam } from '#shared/programs/wizard/addresses.ts'
import { detailsMessages } from './details/messages/catalogue.ts'
import { WizardWaiting } from './frame/WizardWaiting.tsx'
import { FirstScreen } from './StepScreen.tsx'

/** Loads the form and its messages. */
async function fetchForm({ need }: MessageFetcher) {
  const [{ DetailsForm }] = await Promise.all([import('./details/DetailsForm.tsx'), need(detailsMessages)])
  return DetailsForm
}

/** Returns whether the page was opened by an address that names a draft. */
const leadsOn = () => Boolean(new URLSearchParams(window.location.search).get(draftParam))

/**
 * Returns the page of the first step. Usually loads the form at once. But an address that names a draft usually redirects to another step,
 * so then the form is loaded only when it is rendered.
 */
export async function firstScreen(messages: MessageFetcher): Promise<{ Screen: ComponentType; Waiting: ComponentType }> {
  const Form = leadsOn() ? pagePart(() => fetchForm(messages)) : await fetchForm(messages)
  return {
    Screen: () => <FirstScreen Form={Form} />,
    Waiting: () => <WizardWaiting type="PROGRAM_DETAILS" />,
  }
}
