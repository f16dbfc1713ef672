import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { LookDialog } from './LookDialog.tsx'
import { useSecondLooksList } from './useSecondLooksList.tsx'

/** Participants who ask that a person looks at what did not count, by when they are to have an answer. */
export function SecondLooksScreen() {
  const dialog = useUrlDialog('look')
  return (
    <ListScreen
      description={useSecondLooksList()}
      actions={(rows) => {
        const chosen = rows.find(({ id }) => id === dialog.value)
        return chosen && <LookDialog key={chosen.id} look={chosen} onClose={dialog.close} />
      }}
    />
  )
}
