import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { CaseDialog } from './CaseDialog.tsx'
import { useHeldRewardsList } from './useHeldRewardsList.tsx'

/**
 * List of held rewards, sorted by the day they are due (Y-08). A reward is held if participant and brand share a phone or a bank account.
 */
export function HeldRewardsScreen() {
  const dialog = useUrlDialog('case')
  return (
    <ListScreen
      description={useHeldRewardsList()}
      actions={(rows) => {
        const chosen = rows.find(({ id }) => id === dialog.value)
        return chosen && <CaseDialog key={chosen.id} found={chosen} onClose={dialog.close} />
      }}
    />
  )
}
