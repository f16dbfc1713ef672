import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { Button } from '@wasla/design-system/components/Button'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { AdjustmentDialog } from './AdjustmentDialog.tsx'
import { ProposeDialog } from './ProposeDialog.tsx'
import { useAdjustmentsList } from './useAdjustmentsList.tsx'

/** List of wallet corrections: one admin proposes them, another posts or rejects them. */
export function AdjustmentsScreen() {
  const { role } = useAdmin()
  const proposal = useUrlDialog('propose')
  const decision = useUrlDialog('adjustment')
  const mayPropose = adminMayCall(role, 'adminProposeAdjustment')
  return (
    <ListScreen
      description={useAdjustmentsList()}
      actions={(rows) => {
        const chosen = rows.find(({ id }) => id === decision.value)
        return (
          <>
            {mayPropose && (
              <Button iconStart="plus" onPress={proposal.open}>
                <FormattedMessage id="admin.adjustments.propose" />
              </Button>
            )}
            {mayPropose && proposal.isOpen && <ProposeDialog profileId={proposal.value} onClose={proposal.close} />}
            {chosen && <AdjustmentDialog key={chosen.id} adjustment={chosen} onClose={decision.close} />}
          </>
        )
      }}
    />
  )
}
