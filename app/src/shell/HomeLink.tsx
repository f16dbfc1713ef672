import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { Logo } from '@wasla/design-system/components/Logo'
import { useProductName } from '#services/useProductName.ts'
import * as styles from './HomeLink.css.ts'

/** The logo, which leads to the first page of whoever is here. */
export function HomeLink({ href }: { href: string }) {
  const intl = useIntl()
  const product = useProductName()
  return (
    <Link href={href} className={styles.link} aria-label={intl.formatMessage({ id: 'shell.homeLink' }, { product })}>
      <Logo />
    </Link>
  )
}
