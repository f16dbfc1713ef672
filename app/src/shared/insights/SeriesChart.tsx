import { FormattedMessage, useIntl } from 'react-intl'
import { dayAt } from '@wasla/contract/insights/days.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { ChartFrame } from '@wasla/design-system/components/ChartFrame'
import { useDayTable } from '@wasla/design-system/components/ChartFrame/chart-table.ts'
import { momentOf } from '@wasla/design-system/components/Chart/days.ts'
import { ChipLinks } from '@wasla/design-system/components/Chip/ChipLinks.tsx'
import { LineChart } from '@wasla/design-system/components/LineChart'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { InPlaceLinks } from '#shell/InPlaceLinks.tsx'
import { daysOf, metrics, type Selection } from './selection.ts'
import type { SelectionHref } from './useSelection.ts'
import type { Figures, FiguresOf } from './figures.ts'
import { SourceName } from '#shared/insights/Source.tsx'
import * as styles from './Insights.css.ts'

type SeriesChartProps = {
  series: Figures['series']
  of: FiguresOf
  selection: Selection
  platforms: readonly Platform[]
  hrefFor: SelectionHref
  now: number
}

/** Id of the chart's heading, to which the page scrolls if another metric reloads it. */
const place = 'over-time'

/** Draws one metric day by day. A day without a measurement is a gap (E-10). */
export function SeriesChart({ series, of, selection, platforms, hrefFor, now }: SeriesChartProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const { metric } = selection
  const drawn = series.find((one) => one.metric === metric)
  const isShare = metric === 'ENGAGEMENT'
  const figure = isShare ? 'share' : 'count'
  const title = intl.formatMessage({ id: `insights.metric.${metric}` })
  const points = (drawn?.points ?? []).map(({ time, value }) => ({ day: dayAt(Date.parse(time)), value: isShare ? value / 100 : value }))
  const lines = [{ id: metric, name: title, points }]
  const table = useDayTable(lines, figure)
  const { endDate } = daysOf(selection.range, now)
  return (
    <section className={styles.part} aria-labelledby={place}>
      <Heading level={2} id={place}>
        <FormattedMessage id="insights.overTime" />
      </Heading>
      <InPlaceLinks>
        <ChipLinks
          label={intl.formatMessage({ id: 'insights.metric' })}
          overflow="scroll"
          current={metric}
          options={metrics.map((each) => ({
            id: each,
            label: <FormattedMessage id={`insights.metric.${each}`} />,
            href: hrefFor('metric', each, place),
          }))}
        />
      </InPlaceLinks>
      <ChartFrame
        title={title}
        unit={<FormattedMessage id={of === 'group' ? `insights.groupUnit.${metric}` : `insights.unit.${metric}`} />}
        source={drawn?.source ? <SourceName source={drawn.source} platforms={platforms} /> : <FormattedMessage id="insights.noSource" />}
        period={<FormattedMessage id="insights.until" values={{ count: Number(selection.range), day: date(momentOf(endDate)) }} />}
        table={table}
        state={points.length === 0 ? 'empty' : 'ready'}
      >
        <LineChart label={title} series={lines} figure={figure} isPeakMarked />
      </ChartFrame>
    </section>
  )
}
