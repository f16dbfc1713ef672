import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { Card } from '@wasla/design-system/components/Card'
import { DescriptionList, type Description } from '@wasla/design-system/components/DescriptionList'
import { Amount } from '@wasla/design-system/components/Amount'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Table } from '@wasla/design-system/components/Table'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import type { MessageId } from '#i18n/message-id.ts'
import { ListPages } from '../lists/ListPages.tsx'
import type { List } from '../lists/useList.ts'
import { ScreenHead } from '../shell/ScreenHead.tsx'
import { Section } from '../shell/Section.tsx'
import { withIds, type PayoutReport } from './payout-row.ts'
import { useReportColumns } from './useReportColumns.tsx'
import { RunState } from './usePayoutsList.tsx'
import * as styles from '../lists/ListScreen.css.ts'

type ReportProps = {
  title: MessageId
  lead: ReactNode
  report: PayoutReport | null
  list: List
  isDryRun: boolean
  hasFailed: boolean
  isLoading: boolean
  onRetry: () => void
  action?: ReactNode
}

/** Shows by participant what a run paid, or would pay, and what it left unpaid and why. */
export function Report({ title, lead, report, list, isDryRun, hasFailed, isLoading, onRetry, action }: ReportProps) {
  const intl = useIntl()
  const columns = useReportColumns(isDryRun)
  const isOpen = !isDryRun && report !== null && !report.run.isFinished
  return (
    <Stack gap="lg">
      <Breadcrumbs
        items={[{ href: '/payouts', label: intl.formatMessage({ id: 'admin.place.payouts' }) }]}
        current={<FormattedMessage id={title} />}
      />
      <div className={styles.head}>
        <ScreenHead title={title} lead={lead} />
        {action && <div className={styles.actions}>{action}</div>}
      </div>
      {report && <RunFacts run={report.run} isDryRun={isDryRun} />}
      <Card isClipped aria-busy={isLoading || undefined}>
        {hasFailed ? (
          <ErrorState level={2} onRetry={onRetry} isRetrying={isLoading} />
        ) : (
          <Table
            label={intl.formatMessage({ id: 'admin.payouts.rows' })}
            columns={columns}
            rows={withIds(report?.rows ?? [])}
            rowText={({ participant }) => participant}
            presentation="lines"
            state={report ? 'ready' : 'loading'}
            empty={
              <Empty level={2} title={<FormattedMessage id={isOpen ? 'admin.payouts.nothingYet' : 'admin.payouts.nothing'} />}>
                <FormattedMessage id={isOpen ? 'admin.payouts.nothingYetText' : 'admin.payouts.nothingText'} />
              </Empty>
            }
          />
        )}
      </Card>
      {report && report.count > 0 && <ListPages page={list.state.page} count={report.count} hrefFor={list.hrefFor} />}
    </Stack>
  )
}

function RunFacts({ run, isDryRun }: { run: PayoutReport['run']; isDryRun: boolean }) {
  const intl = useIntl()
  const { number } = useFormats()
  const fact = (
    id: 'amount' | 'soFar' | 'wouldPay' | 'programs' | 'participants' | 'unpaid' | 'status',
    value: Description['value'],
  ): Description => ({
    id,
    name: intl.formatMessage({ id: `admin.payoutFact.${id}` }),
    value,
  })
  return (
    <Section title={<FormattedMessage id="admin.payouts.facts" />}>
      <DescriptionList
        look="pairs"
        items={[
          fact(isDryRun ? 'wouldPay' : run.isFinished ? 'amount' : 'soFar', <Amount key="amount" halalas={run.amount} size="small" />),
          fact('participants', number(run.participants)),
          fact('programs', number(run.programs)),
          fact('unpaid', number(run.unpaid)),
          ...(isDryRun ? [] : [fact('status', <RunState key="state" isFinished={run.isFinished} />)]),
        ]}
      />
    </Section>
  )
}
