import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { ReviewRequestDialog } from './ReviewRequestDialog.tsx'
import { useReviewRequestsList } from './useReviewRequestsList.tsx'

/** List of review requests: participants ask our team to check results that did not count. Sorted by the day the answer is due. */
export function ReviewRequestsScreen() {
  const dialog = useUrlDialog('look')
  return (
    <ListScreen
      description={useReviewRequestsList()}
      actions={(rows) => {
        const chosen = rows.find(({ id }) => id === dialog.value)
        return chosen && <ReviewRequestDialog key={chosen.id} reviewRequest={chosen} onClose={dialog.close} />
      }}
    />
  )
}
