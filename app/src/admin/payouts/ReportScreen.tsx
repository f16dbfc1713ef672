import { useEffect } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { problemOf } from '#graphql/problems.ts'
import { WhileSound } from '../ledger/WhileSound.tsx'
import { useList } from '../lists/useList.ts'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { Report } from './Report.tsx'
import { AdminPayoutReportDocument } from './ReportScreen.generated.ts'
import { pollEvery, reportShape } from './report-shape.ts'

/** Shows what one run paid and what it left unpaid, and why (L-08, L-09). */
export function ReportScreen() {
  useAdminTitle('admin.place.payoutRun')
  const { id = '' } = useParams()
  const { date } = useFormats()
  const list = useList(reportShape)
  const { limit, offset } = list.pagination
  const { data, previousData, error, loading, refetch, startPolling, stopPolling } = useQuery(AdminPayoutReportDocument, {
    variables: { id, pagination: { limit, offset } },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const report = (data ?? (error ? undefined : previousData))?.adminPayoutReport ?? null
  const isOpen = report !== null && !report.run.isFinished
  useEffect(() => {
    if (isOpen) startPolling(pollEvery)
    return stopPolling
  }, [isOpen, startPolling, stopPolling])
  if (error && problemOf(error)?.code === 'DTO_VALIDATION_ERROR')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.payouts.missing" />}>
        <FormattedMessage id="admin.payouts.missingText" />
      </ErrorState>
    )
  return (
    <Report
      title="admin.place.payoutRun"
      lead={
        report && (
          <WhileSound>
            <FormattedMessage id="admin.payouts.ranAt" values={{ moment: date(new Date(report.run.ranAt), 'moment') }} />
          </WhileSound>
        )
      }
      report={report}
      list={list}
      isDryRun={false}
      hasFailed={error !== undefined && report === null}
      isLoading={loading}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}
