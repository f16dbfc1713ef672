import { FormattedMessage } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'
import * as styles from './Stated.css.ts'

/** Shows a message with a capital first letter. The specification states the message in lower case. */
export const Stated = ({ id }: { id: MessageId }) => (
  <span className={styles.sentence}>
    <FormattedMessage id={id} />
  </span>
)
