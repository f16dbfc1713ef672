import { FormattedMessage } from 'react-intl'
import { Sheet } from '@wasla/design-system/components/Sheet'
import type { PeopleChoice } from '../people-list.ts'
import { SaveForm } from './SaveForm.tsx'
import { SavedList } from './SavedList.tsx'
import * as styles from './Saved.css.ts'

type SavedSheetProps = {
  /** The choice that can be saved; null if nothing is chosen or this choice is saved already. */
  choice: PeopleChoice | null
  onClose: () => void
}

/** Sheet that saves the current choice under a name, and lists the saved filters. */
export const SavedSheet = ({ choice, onClose }: SavedSheetProps) => (
  <Sheet isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage id="people.save.title" />}>
    <div className={styles.sheet}>
      {choice && <SaveForm choice={choice} onSaved={onClose} />}
      <SavedList />
    </div>
  </Sheet>
)
