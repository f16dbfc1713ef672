import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import type { AppShellProps } from '@wasla/design-system/patterns/AppShell'
import { chooseLanguage } from '#services/actions.ts'
import { useServices, useSession } from '#services/context.ts'
import { DataRoot } from '#services/DataRoot.tsx'
import { signInFor } from '#session/safe-path.ts'
import { useViewer } from '#session/ViewerContext.ts'
import { PlainFrame } from '#shell/PlainFrame.tsx'
import { useFocusOnNavigation } from '#shell/useFocusOnNavigation.ts'
import * as styles from './EntryFrame.css.ts'

type PageProps = { width?: AppShellProps['width']; children: ReactNode }

/** Frame of a page for signed-out readers. Provides a GraphQL client for the page's queries. */
export function StrangerFrame(page: PageProps) {
  const services = useServices()
  const { generation } = useSession()
  return (
    <DataRoot key={generation} services={services} generation={generation}>
      <EntryFrame {...page} homeHref="/" />
    </DataRoot>
  )
}

/** Shows a bar with the logo and the language switch. Signed-out readers also get the sign-in link. */
export function EntryFrame({ homeHref, ...page }: PageProps & { homeHref: string }) {
  const services = useServices()
  const { pathname, search } = useLocation()
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
            {/* The bar of a phone has room for one word besides the logo and the language switch. */}
            <span className={styles.phone}>
              <FormattedMessage id="shell.signInShort" />
            </span>
            <span className={styles.desktop}>
              <FormattedMessage id="shell.signIn" />
            </span>
          </LinkButton>
        )
      }
    />
  )
}
