import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { Logo } from '@wasla/design-system/components/Logo'
import { useProductName } from '#services/useProductName.ts'
import * as styles from './HomeLink.css.ts'

type HomeLinkProps = {
  href: string
  /** The name is written beside the mark and not drawn: where the page has drawn it large already. */
  isWritten?: boolean
}

/** The logo, a link to the viewer's first page. */
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
