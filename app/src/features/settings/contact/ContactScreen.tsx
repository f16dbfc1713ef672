import type { FragmentType } from '@apollo/client'
import { useFragment, useQuery } from '@apollo/client/react'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { NotYet, SettingsPage } from '../SettingsPage.tsx'
import { useFreshOnReturn } from '../useFreshOnReturn.ts'
import { ContactForm } from './ContactForm.tsx'
import {
  ContactDetails_ActiveProfileFragmentDoc,
  ContactDetailsDocument,
  type ContactDetails_ActiveProfileFragment,
} from './ContactScreen.generated.ts'

/** Page to change a profile's contact details, and to choose which of them others see (D-06, D-07). */
export function ContactScreen() {
  usePageTitle('settings.menu.contact')
  useFreshOnReturn(ContactDetailsDocument)
  const { data, error, loading, refetch } = useQuery(ContactDetailsDocument, { context: { errors: 'mine' } })
  return (
    <SettingsPage name="contact">
      {data ? (
        <LoadedContact activeProfile={data.activeProfile} />
      ) : (
        <NotYet error={error} isRetrying={loading} onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </SettingsPage>
  )
}

function LoadedContact({ activeProfile }: { activeProfile: FragmentType<ContactDetails_ActiveProfileFragment> }) {
  const { data, complete } = useFragment({ fragment: ContactDetails_ActiveProfileFragmentDoc, from: activeProfile })
  return complete && <ContactForm own={data} />
}
