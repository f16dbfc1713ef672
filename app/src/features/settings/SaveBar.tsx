import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { toastBar } from '@wasla/design-system/components/Toast/toast-bar.ts'
import * as styles from './SaveBar.css.ts'

type SaveBarProps = { isShown: boolean; isSaving: boolean; isOffline: boolean; onDiscard: () => void }

/**
 * Bar below a form that has unsaved changes. It stays visible until the changes are saved or discarded. It also reports a network failure,
 * because the end of the form may be out of view.
 */
export function SaveBar({ isShown, isSaving, isOffline, onDiscard }: SaveBarProps) {
  if (!isShown) return null
  return (
    <div className={styles.bar} {...toastBar.sticky}>
      {isOffline && (
        <p role="alert" className={styles.notice}>
          <Icon name="circle-alert" />
          <span>
            <FormattedMessage id="settings.save.offline" />
          </span>
        </p>
      )}
      <span className={styles.state}>
        <FormattedMessage id="settings.save.unsaved" />
      </span>
      <Button variant="quiet" isDisabled={isSaving} onPress={onDiscard}>
        <FormattedMessage id="settings.save.discard" />
      </Button>
      <Button type="submit" variant="primary" isPending={isSaving}>
        <FormattedMessage id="settings.save.save" />
      </Button>
    </div>
  )
}
