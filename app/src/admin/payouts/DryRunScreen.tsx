import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { WhileSound } from '../ledger/WhileSound.tsx'
import { useList } from '../lists/useList.ts'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { Report } from './Report.tsx'
import { AdminPayoutDryRunDocument, AdminPayoutDryRunTotalsDocument } from './ReportScreen.generated.ts'
import { reportShape } from './report-shape.ts'
import { RunNow } from './RunNow.tsx'

/** Shows what a run would pay and leave unpaid now. No money moves. */
export function DryRunScreen() {
  useAdminTitle('admin.place.payoutDryRun')
  const list = useList(reportShape)
  const { limit, offset } = list.pagination
  const totals = useQuery(AdminPayoutDryRunTotalsDocument, {
    context: { errors: 'mine' },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const page = useQuery(AdminPayoutDryRunDocument, {
    variables: { pagination: { limit, offset } },
    context: { errors: 'mine' },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  })
  const { run, count } = totals.data?.adminPayoutDryRun ?? {}
  const rows = (page.data ?? (page.error ? undefined : page.previousData))?.adminPayoutDryRun.rows
  const report = run && count !== undefined && rows ? { run, count, rows } : null
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
      hasFailed={(totals.error ?? page.error) !== undefined && report === null}
      isLoading={totals.loading || page.loading}
      onRetry={() => void Promise.allSettled([totals.refetch(), page.refetch()])}
      action={report && report.run.participants > 0 && <RunNow isDecision />}
    />
  )
}
