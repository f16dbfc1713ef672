import type { ReactNode } from 'react'
import { AppShell } from '@wasla/design-system/patterns/AppShell'
import { LanguageSwitch, type LanguageSwitchProps } from '@wasla/design-system/patterns/LanguageSwitch'
import { HomeLink } from './HomeLink.tsx'

/** Around pages that are read by everyone, signed in or not: the logo and the language, nothing to sign in for. */
export const PlainFrame = ({
  homeHref,
  onLanguageChange,
  children,
}: {
  homeHref: string
  onLanguageChange: LanguageSwitchProps['onChange']
  children: ReactNode
}) => (
  <AppShell logo={<HomeLink href={homeHref} />} end={<LanguageSwitch onChange={onLanguageChange} />}>
    {children}
  </AppShell>
)
