import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { setFilters } from '../filters/set-filters.ts'
import type { PeopleChoice } from '../people-list.ts'
import { useSaved } from './useSaved.ts'

/* The sheet (2 kB) is loaded when it is opened. */
const SavedSheet = lazyOverlay(() => import('./SavedSheet.tsx').then((module) => module.SavedSheet))

/** Name with which the address opens the sheet of saved filters. */
export const savedDialog = 'saved'

/** Button that opens the sheet of saved filters. The current filters can be saved there. */
export function SavedFilters({ choice }: { choice: PeopleChoice }) {
  const sheet = useUrlDialog(savedDialog)
  const { saved, isSaved } = useSaved()
  const canSave = choice.term !== '' || setFilters(choice).length > 0
  if (!canSave && !saved?.length && !sheet.isOpen) return null
  const isFollowed = canSave && isSaved(choice)
  return (
    <>
      <Button variant="tinted" size="small" iconStart={isFollowed ? 'check' : 'bell'} onPress={sheet.open}>
        <FormattedMessage id={isFollowed ? 'people.saved.already' : canSave ? 'people.saved.tell' : 'people.saved.list'} />
      </Button>
      {sheet.isOpen && <SavedSheet choice={canSave && !isFollowed ? choice : null} onClose={sheet.close} />}
    </>
  )
}
