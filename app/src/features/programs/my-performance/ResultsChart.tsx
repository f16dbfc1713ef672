import { FormattedMessage, useIntl } from 'react-intl'
import { conversionRate } from '@wasla/contract/performance/metrics.ts'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { ChartFrame } from '@wasla/design-system/components/ChartFrame'
import { useCategoryTable } from '@wasla/design-system/components/ChartFrame/chart-table.ts'
import { ChartKey } from '@wasla/design-system/components/Chart/ChartLegend.tsx'
import { lookOf } from '@wasla/design-system/components/Chart/ink.ts'
import { PairedChart } from '@wasla/design-system/components/PairedChart'
import { Stat } from '@wasla/design-system/components/Stat'
import { StackedChart } from '@wasla/design-system/components/StackedChart'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { ChannelMark, useChannelName } from '#shared/results/ChannelName.tsx'
import { approvedByCodeIn, countsOf, shownChannels } from '#shared/results/channels.ts'
import { shareOf } from '#shared/results/figures.ts'
import type { ResultsOfRangeFragment } from '#shared/results/results.generated.ts'
import { demoWords, ResultsSource } from '#shared/results/Source.tsx'
import { sumOf } from '#shared/results/uncounted-totals.ts'
import { useStepWords } from '#shared/results/useStepWords.ts'
import { stepKindFor, stepsOf } from '#shared/results/range-steps.ts'
import * as results from '#shared/results/results.css.ts'
import * as styles from './my-performance.css.ts'

/** Largest number of columns by day: more columns cannot be told apart on a phone. The number of columns by week is not limited. */
const room = { day: 98 } as const

type ResultsChartProps = { range: ResultsOfRangeFragment; objectiveType: ObjectiveType; isOwn: boolean }

/**
 * Chart of clicks by channel and of the conversions that they led to, over time. Both share one axis. A list below is the legend and the
 * table.
 */
export function ResultsChart({ range, objectiveType, isOwn }: ResultsChartProps) {
  const intl = useIntl()
  const { number, percent } = useFormats()
  const wordsOf = useStepWords()
  const channelName = useChannelName()
  const isTraffic = objectiveType === 'TRAFFIC'
  const title = intl.formatMessage({ id: `results.both.${objectiveType}` })
  const units = intl.formatMessage({ id: `results.units.${objectiveType}` })
  const clicks = intl.formatMessage({ id: 'results.clicks' })
  const conversion = intl.formatMessage({ id: 'results.conversion' })
  const shown = shownChannels(range.channels)
  const totals = countsOf(shown, range.channels)
  const kind = stepKindFor(range.days.length, room)
  const steps = stepsOf(
    kind,
    range.days.map(({ date }) => date),
  ).map((step) => ({ step, days: range.days.filter(({ date }) => date >= step.from && date <= step.to) }))
  const words = steps.map(({ step }) => wordsOf(kind, step))
  const sums = (measure: 'clicks' | 'approved') => steps.map(({ days }) => sumOf(days.map((day) => ({ count: day[measure] }))))
  const counts = steps.map(({ days }) =>
    countsOf(
      shown,
      days.flatMap(({ channels }) => channels),
    ),
  )
  const series = shown.map((key, place) => ({ id: key, name: channelName(key), values: counts.map((day) => day[place]?.clicks ?? 0) }))
  const isDaily = kind === 'day'
  const above = { name: intl.formatMessage({ id: isDaily ? 'results.clicksADay' : 'results.clicksAWeek' }), series }
  const approved = sums('approved')
  const table = useCategoryTable(intl.formatMessage({ id: `results.step.${kind}` }), words, [
    { id: 'clicks', name: clicks, values: sums('clicks') },
    ...(isTraffic ? [] : [{ id: 'approved', name: units, values: approved }]),
  ])
  const { validClicks, approved: allApproved } = range.funnel
  const approvedByCode = approvedByCodeIn(range.channels)
  return (
    <ChartFrame
      title={title}
      level={2}
      source={<ResultsSource channels={range.channels} isOwn={isOwn} />}
      period={demoWords(range.isDemo)}
      state={validClicks === 0 && allApproved === 0 ? 'empty' : 'ready'}
      empty={<FormattedMessage id="results.noClicks" />}
      table={table}
    >
      <div className={styles.results}>
        <div className={styles.stats}>
          <Stat label={<FormattedMessage id="results.validClicks" />} value={validClicks} />
          {!isTraffic && (
            <>
              <Stat label={units} value={allApproved} />
              <Stat
                label={conversion}
                value={conversionRate({ clicks: validClicks, approved: allApproved, approvedByCode })}
                figure="share"
              />
            </>
          )}
        </div>
        {isTraffic ? (
          <StackedChart label={above.name} categories={words} series={series} isTime isPeakMarked hasLegend={false} />
        ) : (
          <PairedChart
            days={words}
            above={above}
            below={{
              name: intl.formatMessage({ id: `results.${isDaily ? 'unitsADay' : 'unitsAWeek'}.${objectiveType}` }),
              values: approved,
            }}
          />
        )}
        <table className={styles.channels}>
          <thead>
            <tr>
              <th scope="col" className={styles.word}>
                <FormattedMessage id="results.channel" />
              </th>
              <th scope="col" className={styles.number}>
                {clicks}
              </th>
              {!isTraffic && (
                <>
                  <th scope="col" className={styles.number}>
                    {units}
                  </th>
                  <th scope="col" className={styles.rate}>
                    {conversion}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {totals.map((channel, place) => (
              <tr key={channel.key}>
                <th scope="row" className={styles.word}>
                  <span className={results.channel}>
                    <ChartKey ink={lookOf(place).ink} />
                    <ChannelMark channel={channel.key} />
                    <bdi>{channelName(channel.key)}</bdi>
                  </span>
                </th>
                <td className={styles.number}>{number(channel.clicks)}</td>
                {!isTraffic && (
                  <>
                    <td className={styles.number}>{number(channel.approved)}</td>
                    <td className={styles.rate}>{channel.clicks > 0 ? percent(shareOf(channel.approved, channel.clicks)) : '—'}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFrame>
  )
}
