import type { ReactNode } from 'react'
import { Logo } from '@wasla/design-system/components/Logo'
import { AuthLayout } from '@wasla/design-system/patterns/AuthLayout'
import { LanguageSwitch } from '@wasla/design-system/patterns/LanguageSwitch'
import { useAdminServices } from '../services/context.ts'

/** Layout of the screens that an admin sees before the back office: sign-in, a one-time link, and the set-up of the second step. */
export function EntryLayout({ children }: { children: ReactNode }) {
  const { chooseLanguage } = useAdminServices()
  return (
    <AuthLayout
      logo={<Logo />}
      languageSwitch={<LanguageSwitch onChange={(language) => void chooseLanguage(language).catch(() => undefined)} />}
    >
      {children}
    </AuthLayout>
  )
}
