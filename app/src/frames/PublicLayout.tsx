import { Suspense, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import type { AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { pagePart } from '#late/page-part.ts'
import { useServices, useSession } from '#services/context.ts'
import { chooseLanguage } from '#services/actions.ts'
import { DataRoot } from '#services/DataRoot.tsx'
import { memberStates } from '#session/guards.ts'
import { signInFor } from '#session/safe-path.ts'
import { useViewer } from '#session/ViewerContext.ts'
import { FirstWaiting } from '#shell/FirstWaiting.tsx'
import { PlainFrame } from '#shell/PlainFrame.tsx'
import { useFocusOnNavigation } from '#shell/useFocusOnNavigation.ts'

/* 2.8 kB, and the bar of the product: for members only. */
const AppLayout = pagePart(() => import('./AppLayout.tsx').then((module) => module.AppLayout))

type PublicLayoutProps = { width?: AppShellProps['width']; children: ReactNode }

/** The frame of pages about somebody, which anybody may read: members keep the bar of the product, everybody else can sign in. */
export function PublicLayout(props: PublicLayoutProps) {
  const viewer = useViewer()
  const services = useServices()
  const { generation } = useSession()
  if (viewer.kind === 'signedOut')
    return (
      <DataRoot key={generation} services={services} generation={generation}>
        <EntryFrame {...props} homeHref="/" />
      </DataRoot>
    )
  if (viewer.kind === 'signedIn' && !memberStates.includes(viewer.state)) return <EntryFrame {...props} homeHref="/home" />
  return (
    <Suspense fallback={<FirstWaiting />}>
      <AppLayout {...props} />
    </Suspense>
  )
}

function EntryFrame({ homeHref, ...page }: PublicLayoutProps & { homeHref: string }) {
  const services = useServices()
  const { pathname, search } = useLocation()
  const isPhone = usePhone()
  const isGuest = useViewer().kind === 'signedOut'
  useFocusOnNavigation()
  return (
    <PlainFrame
      {...page}
      homeHref={homeHref}
      onLanguageChange={(language) => void chooseLanguage(services, language)}
      action={
        isGuest && (
          <LinkButton size="small" href={signInFor(`${pathname}${search}`)}>
            {/* The bar of a phone has room for one word beside the logo and the language. */}
            <FormattedMessage id={isPhone ? 'shell.signInShort' : 'shell.signIn'} />
          </LinkButton>
        )
      }
    />
  )
}
