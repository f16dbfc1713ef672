import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import * as styles from './SelectionBar.css.ts'

type SelectionBarProps = {
  /** How much is selected. Read out whenever it changes. */
  summary: ReactNode
  onClear: () => void
  /** What can be done with all that is selected, the primary button last. */
  children: ReactNode
}

/** What to do with everything that is selected. It has the one solid button of the page, which exists only while something is selected. */
export const SelectionBar = ({ summary, onClear, children }: SelectionBarProps) => (
  <div className={styles.bar} {...toastBar.sticky}>
    <span className={styles.barText}>
      <span role="status">{summary}</span>
      <Button variant="quiet" size="small" onPress={onClear}>
        <FormattedMessage id="list.selection.clear" />
      </Button>
    </span>
    <span className={styles.barActions}>{children}</span>
  </div>
)
