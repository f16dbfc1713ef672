import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { LookDialog } from './LookDialog.tsx'
import { useSecondLooksList } from './useSecondLooksList.tsx'

/** List of review requests: participants ask our team to check results that did not count. Sorted by the day the answer is due. */
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
