import { FormattedMessage } from 'react-intl'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { ListScreen } from '../lists/ListScreen.tsx'
import { RunNow } from './RunNow.tsx'
import { usePayoutsList } from './usePayoutsList.tsx'

/** List of payout runs with what they paid and left unpaid, newest first (L-08). */
export const PayoutsScreen = () => (
  <ListScreen
    description={usePayoutsList()}
    actions={() => (
      <>
        <LinkButton href="/payouts/dry-run" iconStart="eye">
          <FormattedMessage id="admin.payouts.dryRun" />
        </LinkButton>
        <RunNow />
      </>
    )}
  />
)
