import { FormattedMessage } from 'react-intl'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { ListScreen } from '../lists/ListScreen.tsx'
import { useAdmin } from '../shell/admin-context.ts'
import { useResultsList } from './useResultsList.tsx'

/** List of conversions, filtered by status and program. By default, shows the conversions that a rule holds for review (N-14). */
export function ResultsScreen() {
  const { role } = useAdmin()
  return (
    <ListScreen
      description={useResultsList()}
      actions={() =>
        adminMayCall(role, 'adminImportConversions') && (
          <LinkButton href="/results/import" iconStart="upload">
            <FormattedMessage id="admin.results.import" />
          </LinkButton>
        )
      }
    />
  )
}
