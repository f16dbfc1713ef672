import { Suspense } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { Empty } from '@wasla/design-system/components/Empty'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { usePhone } from '@wasla/design-system/components/Overlay/usePhone.ts'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { Skeleton, SkeletonBlock } from '@wasla/design-system/components/Skeleton'
import { PlatformIcon } from '@wasla/design-system/icons/PlatformIcon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { pagePart } from '#late/page-part.ts'
import { markOf } from '#shared/social/platforms.ts'
import { useServices } from '#services/context.ts'
import { usePlatformName } from '#shared/social/usePlatformName.ts'
import { daysOf, metrics, ranges, readSelection, withSelection, type Selection, type Range } from './selection.ts'
import { ProfileInsightsDocument } from './insights.generated.ts'
import * as styles from './Insights.css.ts'

/* 14.8 kB of charts: who has no figures yet does without. */
const InsightCharts = pagePart(() => import('./InsightCharts.tsx').then((module) => module.InsightCharts))

type InsightsProps = {
  profileId: string
  profileType: ProfileType
  /** Platforms with an account; several accounts on one count once. */
  platforms: readonly Platform[]
  isOwn: boolean
  /** Nobody may see the page, so it has no figures. */
  isHidden?: boolean
}

/** Followers, engagement and their course (E-05 to E-10). The selection is part of the address. */
export function Insights({ profileId, profileType, platforms, isOwn, isHidden = false }: InsightsProps) {
  const { clock } = useServices()
  const [query, setQuery] = useSearchParams()
  const shown = [...new Set(platforms)]
  const selection = readSelection(query, shown)
  const { data, previousData, error, loading, refetch } = useQuery(ProfileInsightsDocument, {
    skip: isHidden || shown.length === 0,
    variables: { profileId, profileType, platform: selection.platform, metrics: [...metrics], ...daysOf(selection.range, clock.now()) },
    context: { errors: 'mine' },
  })
  const select = (name: keyof Selection, value: string) =>
    setQuery((current) => withSelection(current, name, value), { replace: true, preventScrollReset: true })
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
      <Filters selection={selection} platforms={shown} onSelect={select} />
      {answer ? (
        <Suspense fallback={<Waiting />}>
          <InsightCharts
            answer={answer}
            selection={selection}
            platforms={selection.platform ? [selection.platform] : shown}
            isWaiting={!data && loading}
            onMetric={(metric) => select('metric', metric)}
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

function PlatformName({ platform }: { platform: Platform }) {
  const platformName = usePlatformName()
  const mark = markOf(platform)
  return (
    <span className={styles.platform}>
      {mark && <PlatformIcon platform={mark} size="small" />}
      {platformName(platform)}
    </span>
  )
}

type FiltersProps = { selection: Selection; platforms: readonly Platform[]; onSelect: (name: keyof Selection, value: string) => void }

function Filters({ selection, platforms, onSelect }: FiltersProps) {
  const intl = useIntl()
  const { number } = useFormats()
  const isPhone = usePhone()
  return (
    <div className={styles.filters}>
      <div className={styles.platforms}>
        <ChipGroup
          label={intl.formatMessage({ id: 'insights.accounts' })}
          overflow="scroll"
          selected={[selection.platform ?? 'all']}
          onChange={([chosen]) => onSelect('platform', chosen ?? 'all')}
          options={[
            { id: 'all', label: <FormattedMessage id="insights.allAccounts" /> },
            ...platforms.map((platform) => ({ id: platform, label: <PlatformName platform={platform} /> })),
          ]}
        />
      </div>
      <div className={styles.range}>
        <SegmentedControl<Range>
          label={intl.formatMessage({ id: 'insights.range' })}
          isFullWidth={isPhone}
          value={selection.range}
          onChange={(range) => onSelect('range', range)}
          options={ranges.map((range) => ({
            id: range,
            label: range === '30' ? <FormattedMessage id="insights.days" values={{ count: 30 }} /> : number(Number(range)),
          }))}
        />
      </div>
    </div>
  )
}
