import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Tabs } from '@wasla/design-system/components/Tabs'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { useFlags } from '#services/context.ts'
import { tabAddress, tabsOf, type ProfileTab, type Whose } from '#shared/profiles/tabs.ts'

type ProfileTabsProps = {
  type: ProfileType
  /** User name and type of the profile in the address; null on the viewer's own pages. */
  whose: Whose | null
  open: ProfileTab
  children: ReactNode
}

/** Tabs of a profile. Each tab has its own address. */
export function ProfileTabs({ type, whose, open, children }: ProfileTabsProps) {
  const intl = useIntl()
  const flags = useFlags()
  const hasPrograms = flags.status === 'known' && flags.flags.program
  /* If programs are switched off, their tab is hidden, unless it is the open tab. */
  const tabs = tabsOf(type).filter((tab) => tab !== 'programs' || hasPrograms || open === tab)
  return (
    <Tabs
      label={intl.formatMessage({ id: 'profiles.tabs.label' })}
      selected={open}
      items={tabs.map((tab) => ({
        id: tab,
        href: tabAddress(tab, whose),
        label: <FormattedMessage id={`profiles.tabs.${tab}`} />,
      }))}
    >
      {children}
    </Tabs>
  )
}
