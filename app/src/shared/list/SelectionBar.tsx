import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import * as styles from './SelectionBar.css.ts'

type SelectionBarProps = {
  /** Number of selected entries, as text. Screen readers announce each change. */
  summary: ReactNode
  onClear: () => void
  /** Actions on all selected entries. The primary button comes last. */
  children: ReactNode
}

/**
 * Bar with the actions on the selected entries. Show it only while entries are selected, because it has the only solid button of the page.
 */
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
