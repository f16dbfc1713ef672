import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import * as styles from './Breadcrumbs.css.ts'

type Crumb = { href: string; label: ReactNode }

export type BreadcrumbsProps = {
  /** Parent pages, the topmost first. */
  items: readonly Crumb[]
  /** The current page. */
  current: ReactNode
}

/**
 * The position of the current page, with links to its parent pages. Phones show only the direct parent, as the way back.
 *
 * @selector [data-hovered] [data-focus-visible] on a link
 */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'ds.breadcrumbs.label' })} data-component="Breadcrumbs">
      <ol className={styles.list}>
        {items.map(({ href, label }, at) => (
          <li key={href} className={styles.step} data-parent={at === items.length - 1 || undefined}>
            <Link href={href} className={styles.link} data-part="link">
              <span className={styles.back}>
                <Icon name="chevron-start" size="small" />
              </span>
              {label}
            </Link>
            <span className={styles.between} data-part="between">
              <Icon name="chevron-end" size="small" />
            </span>
          </li>
        ))}
        <li className={styles.step}>
          <span className={styles.here} aria-current="page" data-part="here">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}
