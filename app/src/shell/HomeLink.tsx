import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { Logo } from '@wasla/design-system/components/Logo'
import { useProductName } from '#services/useProductName.ts'
import * as styles from './HomeLink.css.ts'

type HomeLinkProps = {
  href: string
  /** Shows the product's name as text instead of the drawn logo. For pages that show the drawn logo elsewhere. */
  isWritten?: boolean
}

/** Logo that links to the viewer's first page. */
export function HomeLink({ href, isWritten = false }: HomeLinkProps) {
  const intl = useIntl()
  const product = useProductName()
  return (
    <Link href={href} className={styles.link} aria-label={intl.formatMessage({ id: 'shell.homeLink' }, { product })}>
      {isWritten ? (
        <>
          <Logo word="none" size="small" />
          <span className={styles.name}>{product}</span>
        </>
      ) : (
        <Logo size="small" />
      )}
    </Link>
  )
}
