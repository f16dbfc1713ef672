import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { WhileSound } from '../ledger/WhileSound.tsx'
import { useList } from '../lists/useList.ts'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { Report } from './Report.tsx'
import { AdminPayoutDryRunDocument } from './ReportScreen.generated.ts'
import { reportShape } from './report-shape.ts'
import { RunNow } from './RunNow.tsx'

/** What a run would pay and leave at this moment. Nothing moves. */
export function DryRunScreen() {
  useAdminTitle('admin.place.payoutDryRun')
  const list = useList(reportShape)
  const { limit, offset } = list.pagination
  const { data, previousData, error, loading, refetch } = useQuery(AdminPayoutDryRunDocument, {
    variables: { pagination: { limit, offset } },
    context: { errors: 'mine' },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const report = (data ?? (error ? undefined : previousData))?.adminPayoutDryRun ?? null
  return (
    <Report
      title="admin.place.payoutDryRun"
      lead={
        <WhileSound>
          <FormattedMessage id="admin.payouts.dryRunText" />
        </WhileSound>
      }
      report={report}
      list={list}
      isDryRun
      hasFailed={error !== undefined && report === null}
      isLoading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
      action={report && report.run.participants > 0 && <RunNow isDecision />}
    />
  )
}
