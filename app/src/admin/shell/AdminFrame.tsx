import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-aria-components/Link'
import { useLocation } from 'react-router'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { Logo } from '@wasla/design-system/components/Logo'
import { SideMenu } from '@wasla/design-system/components/SideMenu'
import { AppShell } from '@wasla/design-system/patterns/AppShell'
import { LanguageSwitch } from '@wasla/design-system/patterns/LanguageSwitch'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { useFocusOnNavigation } from '#shell/useFocusOnNavigation.ts'
import { placesOf, sections, type PlaceId } from '../places.ts'
import { useOffice, useOfficeConfig } from '../services/context.ts'
import { useOfficeProduct } from '../services/useOfficeProduct.ts'
import * as styles from './AdminFrame.css.ts'
import type { AdminPerson } from './AdminRoot.tsx'
import { AdminSignOutDocument } from './signOut.generated.ts'

/** The bar and the menu around every page of the back office; the menu holds what the role may see. */
export function AdminFrame({ admin, children }: { admin: AdminPerson | null; children: ReactNode }) {
  const { chooseLanguage, session, call } = useOffice()
  const intl = useIntl()
  const product = useOfficeProduct()
  const { separator } = useFormats()
  const signOut = () => {
    void call(AdminSignOutDocument, {}, 'mine').catch(() => undefined)
    session.end('signedOut')
  }
  useFocusOnNavigation()
  return (
    <AppShell
      width="full"
      logo={
        <Link href="/" className={styles.brand} aria-label={intl.formatMessage({ id: 'admin.homeLink' }, { product })}>
          <Logo size="small" />
          <span className={styles.office}>
            <Badge>
              <FormattedMessage id="admin.office" />
            </Badge>
          </span>
        </Link>
      }
      end={<LanguageSwitch onChange={(language) => void chooseLanguage(language).catch(() => undefined)} />}
      account={
        admin && (
          <div className={styles.account}>
            <Who {...admin} />
            <Button variant="quiet" iconStart="sign-out" onPress={signOut}>
              <FormattedMessage id="admin.signOut" />
            </Button>
          </div>
        )
      }
      menu={
        admin
          ? [
              {
                id: 'you',
                title: `${admin.name}${separator}${intl.formatMessage({ id: `admin.role.${admin.role}` })}`,
                items: [{ id: 'out', label: intl.formatMessage({ id: 'admin.signOut' }), icon: 'sign-out', onAction: signOut }],
              },
            ]
          : []
      }
    >
      <div className={styles.columns}>
        {admin && <Places role={admin.role} />}
        <div className={styles.page}>{children}</div>
      </div>
    </AppShell>
  )
}

const Who = ({ name, role }: Pick<AdminPerson, 'name' | 'role'>) => (
  <div className={styles.person}>
    <Text as="span" look="label">
      <Bidi>{name}</Bidi>
    </Text>
    <Text as="span" look="caption" tone="muted">
      <FormattedMessage id={`admin.role.${role}`} />
    </Text>
  </div>
)

function Places({ role }: Pick<AdminPerson, 'role'>) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const { demoCode } = useOfficeConfig()
  const seen = placesOf(role, demoCode !== null)
  const titleOf = (id: PlaceId) => intl.formatMessage({ id: `admin.place.${id}` })
  return (
    <SideMenu
      label={intl.formatMessage({ id: 'admin.menu' })}
      sections={sections
        .map((section) => ({
          id: section,
          items: seen
            .filter((place) => place.section === section)
            .map(({ id, path, icon }) => ({
              id,
              icon,
              href: path,
              label: titleOf(id),
              isCurrent: pathname === path || pathname.startsWith(`${path}/`),
            })),
        }))
        .filter(({ items }) => items.length > 0)}
    />
  )
}
