import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { Platform } from '@wasla/contract/social/record.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { Empty } from '@wasla/design-system/components/Empty'
import { Stat } from '@wasla/design-system/components/Stat'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Selection } from './selection.ts'
import { Audience } from './Audience.tsx'
import { isStale } from './freshness.ts'
import type { Figures, FiguresOf } from './figures.ts'
import { Source } from '#shared/insights/Source.tsx'
import { SeriesChart } from './SeriesChart.tsx'
import type { SelectionHref } from './useSelection.ts'
import * as styles from './Insights.css.ts'

type InsightChartsProps = {
  answer: Figures
  /** @default 'profile' */
  of?: FiguresOf
  /** Shown if there are no figures at all. @default a text saying that nothing has been measured yet */
  empty?: ReactNode
  selection: Selection
  /** Platforms whose figures are shown. */
  platforms: readonly Platform[]
  /** Whether new figures are loading. The current figures stay until the new ones arrive. */
  isWaiting: boolean
  hrefFor: SelectionHref
  /** Current time in milliseconds. */
  now: number
}

/** Shows the figures and their charts. Their code loads when somebody first opens insights. */
export function InsightCharts({
  answer,
  of = 'profile',
  empty = <NotYet />,
  selection,
  platforms,
  isWaiting,
  hrefFor,
  now,
}: InsightChartsProps) {
  const { ago } = useFormats()
  const { averages, audience, series } = answer
  if (!averages && !audience && series.every(({ points }) => points.length === 0)) return empty
  return (
    <div className={styles.page} aria-busy={isWaiting}>
      {averages && isStale(averages.measuredAt, now) && (
        <Banner tone="warning" title={<FormattedMessage id="insights.stale" />}>
          <FormattedMessage id="insights.staleText" values={{ when: ago(new Date(averages.measuredAt), new Date(now)) }} />
        </Banner>
      )}
      {averages && <Averages averages={averages} of={of} platforms={platforms} now={now} />}
      <SeriesChart series={series} of={of} selection={selection} platforms={platforms} hrefFor={hrefFor} now={now} />
      {audience && (
        <Audience
          audience={audience}
          platforms={platforms}
          followers={averages?.followers ?? null}
          announcedAt={averages?.measuredAt ?? null}
          now={now}
        />
      )}
    </div>
  )
}

const NotYet = () => (
  <Empty level={2} title={<FormattedMessage id="insights.notYet" />}>
    <FormattedMessage id="insights.notYetText" />
  </Empty>
)

type Averages = NonNullable<Figures['averages']>

/** Returns null for 0. The server sends 0 for a figure that no platform reports, and an unmeasured 0 must not be shown. */
const known = (value: number) => (value > 0 ? value : null)

type AveragesProps = { averages: Averages; of: FiguresOf; platforms: readonly Platform[]; now: number }

function Averages({ averages, of, platforms, now }: AveragesProps) {
  const intl = useIntl()
  const { engagement, views, likes, postsPerWeek, followers } = averages
  const tiles = [
    { id: 'followers', value: followers, figure: 'compact' },
    { id: 'engagement', value: known(engagement) === null ? null : engagement / 100, figure: 'share' },
    { id: 'views', value: known(views), figure: 'compact' },
    { id: 'likes', value: known(likes), figure: 'compact' },
    { id: 'posts', value: known(postsPerWeek), figure: 'decimal' },
  ] as const
  return (
    <Stack as="section" gap="xs" aria-label={intl.formatMessage({ id: 'insights.averages' })}>
      <div className={styles.averages}>
        {tiles.map(({ id, value, figure }) => (
          <Stat
            key={id}
            label={<FormattedMessage id={of === 'group' && id === 'followers' ? 'insights.average.perMember' : `insights.average.${id}`} />}
            value={value}
            figure={figure}
          />
        ))}
      </div>
      <Text look="caption" tone="muted">
        <Source source={averages.source} platforms={platforms} measuredAt={averages.measuredAt} now={now} />
      </Text>
    </Stack>
  )
}
