import { FormattedMessage } from 'react-intl'
import type { MessageId } from '#i18n/message-id.ts'
import * as styles from './Stated.css.ts'

/** A sentence that is stated in small letters, with a capital at its beginning. */
export const Stated = ({ id }: { id: MessageId }) => (
  <span className={styles.sentence}>
    <FormattedMessage id={id} />
  </span>
)
