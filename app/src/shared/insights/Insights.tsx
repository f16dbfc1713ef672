import { Suspense } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { pagePart } from '#lazy/page-part.ts'
import { useServices } from '#services/context.ts'
import { InsightFilters } from './InsightFilters.tsx'
import { daysOf, metrics } from './selection.ts'
import { useSelection } from './useSelection.ts'
import { ProfileInsightsDocument } from './insights.generated.ts'
import * as styles from './Insights.css.ts'

/* The charts are 14.8 kB. They load only if there are figures. */
const InsightCharts = pagePart(() => import('./InsightCharts.tsx').then((module) => module.InsightCharts))

type InsightsProps = {
  profileId: string
  profileType: ProfileType
  /** Platforms on which the profile has accounts. Duplicates count once. */
  platforms: readonly Platform[]
  isOwn: boolean
  /** Whether the profile is hidden from everybody. A hidden profile has no figures. */
  isHidden?: boolean
}

/** Shows followers and engagement, with their change over time (E-05 to E-10). The address stores the selection. */
export function Insights({ profileId, profileType, platforms, isOwn, isHidden = false }: InsightsProps) {
  const { clock } = useServices()
  const shown = [...new Set(platforms)]
  const { selection, hrefFor } = useSelection(shown)
  const { data, previousData, error, loading, refetch } = useQuery(ProfileInsightsDocument, {
    skip: isHidden || shown.length === 0,
    variables: { profileId, profileType, platform: selection.platform, metrics: [...metrics], ...daysOf(selection.range, clock.now()) },
    context: { errors: 'mine' },
  })
  const answer = data ?? previousData

  if (isHidden)
    return (
      <Empty level={2} title={<FormattedMessage id="insights.hidden" />}>
        <FormattedMessage id="insights.hiddenText" />
      </Empty>
    )
  if (shown.length === 0) return <Nothing isOwn={isOwn} />
  return (
    <div className={styles.page}>
      <InsightFilters selection={selection} platforms={shown} hrefFor={hrefFor} />
      {answer ? (
        <Suspense fallback={<Waiting />}>
          <InsightCharts
            answer={answer}
            selection={selection}
            platforms={selection.platform ? [selection.platform] : shown}
            isWaiting={!data && loading}
            hrefFor={hrefFor}
            now={clock.now()}
          />
        </Suspense>
      ) : error ? (
        <ErrorState
          level={2}
          title={<FormattedMessage id="insights.failed" />}
          onRetry={() => void refetch().catch(() => undefined)}
          isRetrying={loading}
        />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

const Nothing = ({ isOwn }: { isOwn: boolean }) => (
  <Empty
    level={2}
    title={<FormattedMessage id="insights.none" />}
    {...(isOwn && {
      action: (
        <LinkButton href="/settings/accounts-rates" iconStart="plus">
          <FormattedMessage id="insights.connect" />
        </LinkButton>
      ),
    })}
  >
    <FormattedMessage id={isOwn ? 'insights.noneOwn' : 'insights.noneText'} />
  </Empty>
)

const Waiting = () => (
  <Skeleton>
    <SkeletonBlock shape="card" />
    <SkeletonBlock shape="card" />
  </Skeleton>
)
