import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { promoCodeOf } from '@wasla/contract/tracking/code-source.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { DifferingReportsDocument, type DifferingReportsQuery } from './tracking-setup.generated.ts'
import * as layout from './TrackingSetupCard.css.ts'
import * as styles from './TrackingSetup.css.ts'

/** Number of differing reports in the list: enough to find the mistake in the shop. */
const shown = 10

/** Warns that the shop's systems reported an order more than once with different values, and lists the latest of these reports (Y-02). */
export function Differing({ programId, count }: { programId: string; count: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="programs.setup.differing" values={{ count }} />}
      action={
        <Button size="small" variant="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          <FormattedMessage id={isOpen ? 'programs.setup.differing.hide' : 'programs.setup.differing.show'} />
        </Button>
      }
    >
      <div className={layout.part}>
        <FormattedMessage id="programs.setup.differing.text" />
        {isOpen && <Latest programId={programId} />}
      </div>
    </Banner>
  )
}

function Latest({ programId }: { programId: string }) {
  const { data, error, refetch } = useQuery(DifferingReportsDocument, {
    variables: { programId, pagination: { limit: shown } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (data)
    return (
      <ul className={styles.reports}>
        {data.differingReports.data.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    )
  if (!error) return <SkeletonRows rows={2} />
  return (
    <ErrorState
      level={3}
      title={<FormattedMessage id="programs.setup.differing.failed" />}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}

/** Returns what a report named, as the shop sent it: a click id, or a code. */
const named = (clickId: string) => promoCodeOf(clickId) ?? clickId

function Report({ report }: { report: DifferingReportsQuery['differingReports']['data'][number] }) {
  const { date, money } = useFormats()
  const { externalId, differs, receivedAt, times, clickId, reportedClickId, amount, reportedAmount } = report
  const sum = (halalas: number | null) => (halalas === null ? '–' : money(halalas))
  return (
    <li className={styles.report}>
      <Text look="label">
        <Bidi>{externalId}</Bidi>
      </Text>
      <Text look="caption" tone="muted">
        <FormattedMessage id="programs.setup.differing.times" values={{ count: times, moment: date(new Date(receivedAt), 'moment') }} />
      </Text>
      {differs.includes('amount') && (
        <Text look="caption">
          <FormattedMessage id="programs.setup.differing.amount" values={{ stored: sum(amount), reported: sum(reportedAmount) }} />
        </Text>
      )}
      {differs.includes('clickId') && (
        <Text look="caption">
          <FormattedMessage
            id="programs.setup.differing.clickId"
            values={{ stored: <Bidi key="stored">{named(clickId)}</Bidi>, reported: <Bidi key="reported">{named(reportedClickId)}</Bidi> }}
          />
        </Text>
      )}
      {differs.includes('event') && (
        <Text look="caption">
          <FormattedMessage id="programs.setup.differing.event" />
        </Text>
      )}
    </li>
  )
}
