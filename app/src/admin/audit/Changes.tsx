import { useIntl } from 'react-intl'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { VisuallyHidden } from '@wasla/design-system/primitives/VisuallyHidden'
import * as styles from './Changes.css.ts'
import { differences } from './difference.ts'

/** What a deed changed: the old struck through, the new beside it, each said in words too. */
export function Changes({ before, after }: { before: unknown; after: unknown }) {
  const intl = useIntl()
  const changes = differences(before, after)
  if (changes.length === 0) return '—'
  return (
    <ul className={styles.list}>
      {changes.map((change) => (
        <li key={change.path}>
          {change.path && (
            <>
              <Ltr as="code">{change.path}</Ltr>{' '}
            </>
          )}
          {change.before !== null && (
            <del className={styles.before}>
              <VisuallyHidden>{intl.formatMessage({ id: 'admin.audit.before' })} </VisuallyHidden>
              <Bidi>{change.before}</Bidi>
            </del>
          )}{' '}
          {change.after !== null && (
            <ins className={styles.after}>
              <VisuallyHidden>{intl.formatMessage({ id: 'admin.audit.after' })} </VisuallyHidden>
              <Bidi>{change.after}</Bidi>
            </ins>
          )}
        </li>
      ))}
    </ul>
  )
}
