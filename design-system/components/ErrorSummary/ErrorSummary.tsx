import { useContext, useId } from 'react'
import { Link } from 'react-aria-components/Link'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import { FormErrors } from '../Form/form-errors.ts'
import * as styles from './ErrorSummary.css.ts'
import { summaryOf } from './summary.ts'

export type ErrorSummaryProps = {
  /** Visible label of every field, by `name`, in the order of the form. */
  labels: Readonly<Record<string, string>>
}

/**
 * A list of refused fields at the top of a long `Form`, each as a link to the field. The list takes the focus when the answer arrives. Each
 * entry disappears when its field is changed; the list disappears with the last entry. In a short form the messages at the fields are
 * enough.
 *
 * @selector :focus-visible on the list, [data-focus-visible] on a link
 */
export function ErrorSummary({ labels }: ErrorSummaryProps) {
  const { refused, focus } = useContext(FormErrors)
  const id = useId()
  const entries = summaryOf(refused, labels)
  if (entries.length === 0) return null
  return (
    <div role="group" tabIndex={-1} className={styles.root} aria-labelledby={id} data-component="ErrorSummary">
      <span className={styles.sign}>
        <Icon name="circle-alert" />
      </span>
      <strong id={id} className={styles.title}>
        <FormattedMessage id="ds.errorSummary.title" values={{ count: entries.length }} />
      </strong>
      <ul className={styles.list}>
        {entries.map(({ name, label, message }) => (
          <li key={name}>
            <Link className={styles.entry} onPress={() => focus(name)}>
              <span className={styles.name}>{label}</span>
              <span>{message}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
