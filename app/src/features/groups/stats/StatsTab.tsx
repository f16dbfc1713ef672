import { Suspense } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { pagePart } from '#lazy/page-part.ts'
import { useServices } from '#services/context.ts'
import { InsightFilters } from '#shared/insights/InsightFilters.tsx'
import { daysOf, metrics } from '#shared/insights/selection.ts'
import { useSelection } from '#shared/insights/useSelection.ts'
import { connectable } from '#shared/social/platforms.ts'
import { GroupInsightsDocument } from './stats.generated.ts'

/* The charts (14.8 kB) are not loaded for a group with too few members for statistics. */
const InsightCharts = pagePart(() => import('#shared/insights/InsightCharts.tsx').then((module) => module.InsightCharts))

const platforms = connectable.map(([platform]) => platform)

/** Statistics of all members' accounts (G-08 to G-10). The selected platform, period and metric are part of the address. */
export function StatsTab({ groupId }: { groupId: string }) {
  const { clock } = useServices()
  const { selection, hrefFor } = useSelection(platforms)
  const { data, previousData, error, loading, refetch } = useQuery(GroupInsightsDocument, {
    variables: { groupId, platform: selection.platform, metrics: [...metrics], ...daysOf(selection.range, clock.now()) },
    context: { errors: 'mine' },
  })
  const answer = data ?? (error ? undefined : previousData)
  const isTooSmall = answer !== undefined && !answer.averages && !answer.audience && selection.platform === null

  if (isTooSmall) return <TooSmall />
  return (
    <Stack gap="lg">
      <InsightFilters selection={selection} platforms={platforms} hrefFor={hrefFor} />
      {answer ? (
        <Suspense fallback={<Waiting />}>
          <InsightCharts
            answer={answer}
            of="group"
            empty={<TooSmall />}
            selection={selection}
            platforms={selection.platform ? [selection.platform] : []}
            isWaiting={!data && loading}
            hrefFor={hrefFor}
            now={clock.now()}
          />
        </Suspense>
      ) : error ? (
        <ErrorState
          level={2}
          title={<FormattedMessage id="groups.stats.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Waiting />
      )}
    </Stack>
  )
}

/** Shown if fewer than three members have figures; then there are no statistics (G-09). */
const TooSmall = () => (
  <Card>
    <Empty level={2} title={<FormattedMessage id="groups.stats.none" />}>
      <FormattedMessage id="groups.stats.tooSmall" />
    </Empty>
  </Card>
)

const Waiting = () => (
  <Skeleton>
    <SkeletonBlock shape="card" />
    <SkeletonBlock shape="card" />
  </Skeleton>
)
