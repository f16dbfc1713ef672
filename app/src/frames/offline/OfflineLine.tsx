import { FormattedMessage } from 'react-intl'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { Age } from '#shared/offline/Age.tsx'
import * as styles from './OfflineNotice.css.ts'

/**
 * Line that says that the page is offline, and how old it is. Screen readers announce only that it is offline: the age changes each minute.
 */
export const OfflineLine = ({ readAt }: { readAt: number | null }) => (
  <div className={styles.line} data-component="OfflineLine">
    <Icon name="offline" />
    <span role="status">
      <FormattedMessage id="shell.offline.title" />
    </span>
    {readAt !== null && (
      <span>
        <FormattedMessage id="shell.offline.read" values={{ age: <Age key={readAt} at={readAt} /> }} />
      </span>
    )}
  </div>
)
