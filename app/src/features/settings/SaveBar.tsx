import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import * as styles from './SaveBar.css.ts'

type SaveBarProps = { isShown: boolean; isSaving: boolean; onDiscard: () => void }

/** Appears with the first change of a form and stays in sight below it until the change is saved or taken back. */
export function SaveBar({ isShown, isSaving, onDiscard }: SaveBarProps) {
  if (!isShown) return null
  return (
    <div className={styles.bar}>
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
