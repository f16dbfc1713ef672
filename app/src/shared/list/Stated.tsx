import { FormattedMessage } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'
import * as styles from './Stated.css.ts'

/** Shows a message that the specification states in lower case with a capital first letter. */
export const Stated = ({ id }: { id: MessageId }) => (
  <span className={styles.sentence}>
    <FormattedMessage id={id} />
  </span>
)
