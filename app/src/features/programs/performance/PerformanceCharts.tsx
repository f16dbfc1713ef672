import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { BarChart, type Bar } from '@wasla/design-system/components/BarChart'
import { ChartFrame } from '@wasla/design-system/components/ChartFrame'
import { useCategoryTable, useDayTable } from '@wasla/design-system/components/ChartFrame/chart-table.ts'
import { LineChart } from '@wasla/design-system/components/LineChart'
import { StackedChart } from '@wasla/design-system/components/StackedChart'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { ChannelMark, useChannelName } from '#shared/results/ChannelName.tsx'
import { codeChannel, countsOf, shownChannels } from '#shared/results/channels.ts'
import type { ResultsOfRangeFragment } from '#shared/results/results.generated.ts'
import { demoWords, ResultsSource } from '#shared/results/Source.tsx'
import { stepKindFor, stepsOf } from '#shared/results/range-steps.ts'
import { useStepWords } from '#shared/results/useStepWords.ts'
import { accentOf } from '#shell/accents.ts'
import * as styles from '#shared/results/results.css.ts'

type ChartsProps = { range: ResultsOfRangeFragment; objectiveType: ObjectiveType }

/** Charts of a program's results, each with its source and with its numbers as a table. Loaded only if there are results to show. */
export const PerformanceCharts = ({ range, objectiveType }: ChartsProps) => (
  <>
    <ClicksChart range={range} />
    <div className={styles.pair}>
      <PlatformChart range={range} />
      <CountryChart range={range} />
    </div>
    <FunnelChart range={range} objectiveType={objectiveType} />
  </>
)

type Part = { range: ResultsOfRangeFragment }

/** Colours. A total uses the accent colour of brands, because programs belong to brands; its parts use the series colours. */
const accent = accentOf.BRAND

const stateOf = ({ range }: Part) => (range.funnel.validClicks === 0 ? ('empty' as const) : ('ready' as const))

function useFrame({ range }: Part) {
  return {
    source: <ResultsSource channels={range.channels} />,
    period: demoWords(range.isDemo),
    level: 2 as const,
    state: stateOf({ range }),
    empty: <FormattedMessage id="results.noClicks" />,
  }
}

/** Valid clicks by day. */
function ClicksChart({ range }: Part) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'performance.clicks' })
  const lines = [
    {
      id: 'clicks',
      name: intl.formatMessage({ id: 'results.validClicks' }),
      points: range.days.map(({ date, clicks }) => ({ day: date, value: clicks })),
    },
  ]
  const table = useDayTable(lines)
  const frame = useFrame({ range })
  return (
    <ChartFrame {...frame} title={title} unit={<FormattedMessage id="performance.clicks.unit" />} table={table}>
      <LineChart label={title} series={lines} isFromZero isPeakMarked accent={accent} />
    </ChartFrame>
  )
}

/** Largest number of columns by day and by week: more columns cannot be told apart on a phone. */
const room = { day: 7, week: 14 } as const

/** Clicks by channel: by day up to one week, by week up to 14 weeks, else by month. */
function PlatformChart({ range }: Part) {
  const intl = useIntl()
  const channelName = useChannelName()
  const wordsOf = useStepWords()
  const title = intl.formatMessage({ id: 'performance.platforms' })
  const frame = useFrame({ range })
  const shown = shownChannels(range.channels).filter((key) => key !== codeChannel)
  const kind = stepKindFor(range.days.length, room)
  const steps = stepsOf(
    kind,
    range.days.map(({ date }) => date),
  ).map((step) => ({
    ...wordsOf(kind, step),
    days: range.days.filter(({ date }) => date >= step.from && date <= step.to),
  }))
  const counts = steps.map(({ days }) =>
    countsOf(
      shown,
      days.flatMap(({ channels }) => channels),
    ),
  )
  const series = shown.map((key, place) => ({
    id: key,
    name: channelName(key),
    picture: <ChannelMark channel={key} />,
    values: counts.map((step) => step[place]?.clicks ?? 0),
  }))
  const categories = steps.map(({ days: _days, ...words }) => words)
  const table = useCategoryTable(intl.formatMessage({ id: `results.step.${kind}` }), categories, series)
  return (
    <ChartFrame {...frame} title={title} unit={<FormattedMessage id={`performance.platforms.${kind}`} />} table={table}>
      <StackedChart label={title} categories={categories} series={series} isTime />
    </ChartFrame>
  )
}

const unknown = 'ZZ'
const rest = 'OTHER'

/** Clicks by country (N-05). */
function CountryChart({ range }: Part) {
  const intl = useIntl()
  const { percent } = useFormats()
  const title = intl.formatMessage({ id: 'performance.countries' })
  const frame = useFrame({ range })
  const clicks = intl.formatMessage({ id: 'results.validClicks' })
  const share = intl.formatMessage({ id: 'performance.share' })
  const whole = range.countries.reduce((sum, country) => sum + country.clicks, 0)
  const bars: readonly Bar[] = range.countries.map(({ key, name, clicks: value }) => ({
    id: key,
    name:
      key === unknown
        ? intl.formatMessage({ id: 'performance.unknown' })
        : key === rest
          ? intl.formatMessage({ id: 'results.other' })
          : name,
    value,
    picture:
      key === unknown || key === rest ? (
        <span className={styles.noFlag} aria-hidden>
          {key === unknown ? '?' : '…'}
        </span>
      ) : (
        <img className={styles.flag} src={`/flags/${key}.svg`} alt="" loading="lazy" />
      ),
  }))
  const table = useCategoryTable(title, bars, [{ id: 'clicks', name: clicks, values: bars.map(({ value }) => value) }])
  return (
    <ChartFrame
      {...frame}
      title={title}
      unit={<FormattedMessage id="performance.countries.unit" />}
      table={{
        head: [...table.head, share],
        rows: table.rows.map((row, at) => ({ ...row, cells: [...row.cells, percent(range.countries[at]?.weight ?? 0)] })),
      }}
    >
      <BarChart label={title} direction="horizontal" bars={bars} whole={whole} accent={accent} />
    </ChartFrame>
  )
}

/** Funnel from all clicks to earned rewards. Each step shows its share of the first step. */
function FunnelChart({ range, objectiveType }: ChartsProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'performance.funnel' })
  const { allClicks, validClicks, approved, rewards } = range.funnel
  const frame = useFrame({ range })
  const bars: readonly Bar[] = [
    { id: 'all', name: intl.formatMessage({ id: 'performance.funnel.all' }), value: allClicks },
    { id: 'valid', name: intl.formatMessage({ id: 'results.validClicks' }), value: validClicks },
    ...(objectiveType === 'TRAFFIC'
      ? []
      : [{ id: 'approved', name: intl.formatMessage({ id: `results.units.${objectiveType}` }), value: approved }]),
    { id: 'rewards', name: intl.formatMessage({ id: 'performance.funnel.rewards' }), value: rewards },
  ]
  const table = useCategoryTable(intl.formatMessage({ id: 'performance.funnel.step' }), bars, [
    { id: 'count', name: intl.formatMessage({ id: 'performance.funnel.count' }), values: bars.map(({ value }) => value) },
  ])
  return (
    <ChartFrame
      {...frame}
      state={allClicks === 0 ? 'empty' : 'ready'}
      title={title}
      unit={<FormattedMessage id="performance.funnel.unit" />}
      table={table}
    >
      <BarChart label={title} direction="horizontal" bars={bars} whole={allClicks} accent={accent} />
    </ChartFrame>
  )
}
