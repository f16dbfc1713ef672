import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { useServices } from '#services/context.ts'
import { joinErrand } from './join-errand.ts'

/** The way back, for somebody who came from a program to add what it asks for (Y-26). It stands on every page of settings until they are back. */
export function JoinErrand() {
  const { tabBox } = useServices()
  const [path] = useState(() => joinErrand.read(tabBox))
  if (path === null) return null
  return (
    <Banner
      tone="info"
      action={
        <LinkButton size="small" href={path}>
          <FormattedMessage id="settings.errand.back" />
        </LinkButton>
      }
    >
      <FormattedMessage id="settings.errand" />
    </Banner>
  )
}
