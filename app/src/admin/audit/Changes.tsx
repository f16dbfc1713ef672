import { useIntl } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as styles from './Changes.css.ts'
import { differences, type Side } from './difference.ts'

/** What an action changed: the old value struck through, the new one after it, both named for screen readers. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const intl = useIntl()
  const changes = differences(before, after)
  if (changes.length === 0) return '—'
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.path} className={styles.change}>
          {change.path && <Ltr as="code">{change.path}</Ltr>}
          {change.before !== null && (
            <del className={styles.before}>
              <VisuallyHidden>{intl.formatMessage({ id: 'admin.audit.before' })} </VisuallyHidden>
              <Value>{change.before}</Value>
            </del>
          )}
          {change.before !== null && change.after !== null && (
            <span className={styles.arrow}>
              <Icon name="arrow-end" size="tiny" />
            </span>
          )}
          {change.after !== null && (
            <ins className={styles.after}>
              <VisuallyHidden>{intl.formatMessage({ id: 'admin.audit.after' })} </VisuallyHidden>
              <Value>{change.after}</Value>
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A value in the reader's digits and words; text is shown as it is stored. */
function Value({ children }: { children: Side }) {
  const intl = useIntl()
  const { number } = useFormats()
  if (typeof children === 'number') return number(children)
  if (typeof children === 'boolean') return intl.formatMessage({ id: children ? 'admin.audit.yes' : 'admin.audit.no' })
  return <Bidi>{children}</Bidi>
}
