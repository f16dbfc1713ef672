import type { ReactNode } from 'react'
import type { AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { useServices, useSession } from '#services/context.ts'
import { chooseLanguage } from '#services/actions.ts'
import { PlainFrame } from '#shell/PlainFrame.tsx'
import { useFocusOnNavigation } from '#shell/useFocusOnNavigation.ts'

/** Frame of pages that everybody may read. */
export function PlainLayout({ width, children }: Pick<AppShellProps, 'width'> & { children: ReactNode }) {
  const services = useServices()
  const { status } = useSession()
  useFocusOnNavigation()
  return (
    <PlainFrame
      width={width}
      homeHref={status === 'signedIn' ? '/home' : '/'}
      onLanguageChange={(language) => void chooseLanguage(services, language)}
    >
      {children}
    </PlainFrame>
  )
}
