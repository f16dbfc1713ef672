import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import type { Days } from './range.ts'
import { UncountedResultsDocument } from './results.generated.ts'
import * as styles from './results.css.ts'
import { askable } from './uncounted-totals.ts'
import { UncountedCard } from './UncountedCard.tsx'

/** Number of seconds in a day. The limits are in seconds. */
const day = 86_400

/* The form is 2 kB. It loads only when the reader opens it. */
const ReviewRequestSheet = lazyOverlay(() => import('./ReviewRequestSheet.tsx').then((module) => module.ReviewRequestSheet))

type UncountedProps = {
  programId: string
  /** Id of the participant. Without it, the results are those of all participants, for the owner. */
  profileId?: string
  days: Days
  allClicks: number
  isDemo: boolean
  /** Whether the reader may request a review. The participant and their manager may. */
  mayRequest?: boolean
}

/**
 * Loads and shows the results of these days that did not count. Loads them separately from the figures: if this fails, the rest of the page
 * stays.
 */
export function Uncounted({ programId, profileId, days, allClicks, isDemo, mayRequest = false }: UncountedProps) {
  const dialog = useUrlDialog('look')
  const { data, previousData, error, loading, refetch } = useQuery(UncountedResultsDocument, {
    variables: { programId, profileId, ...days },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const results = (data ?? (error ? undefined : previousData))?.uncountedResults
  if (!results)
    return (
      <Card as="section" isPadded aria-labelledby="uncounted">
        <div className={styles.uncounted}>
          <Heading level={2} look="heading" id="uncounted">
            <FormattedMessage id="results.uncounted" />
          </Heading>
          {error ? (
            <ErrorState
              level={3}
              title={<FormattedMessage id="results.uncounted.failed" />}
              isRetrying={loading}
              onRetry={() => void refetch().catch(() => undefined)}
            />
          ) : (
            <SkeletonRows rows={4} />
          )}
        </div>
      </Card>
    )
  const open = askable(results)
  return (
    <>
      <UncountedCard
        results={results}
        allClicks={allClicks}
        whose={profileId === undefined ? 'program' : 'own'}
        isWide={profileId === undefined}
        isDemo={isDemo}
      >
        {mayRequest && open.length > 0 && (
          <div className={styles.ask}>
            <span className={styles.quiet}>
              <FormattedMessage id="results.ask.why" values={{ count: conversionLimits.reviewRequestAnswer / day }} />
            </span>
            <Button iconStart="eye" onPress={dialog.open}>
              <FormattedMessage id="results.ask" />
            </Button>
          </div>
        )}
      </UncountedCard>
      {mayRequest && dialog.isOpen && profileId !== undefined && open.length > 0 && (
        <ReviewRequestSheet
          programId={programId}
          profileId={profileId}
          results={results}
          onRequested={() =>
            refetch()
              .then(() => undefined)
              .catch(() => undefined)
          }
          onClose={dialog.close}
        />
      )}
    </>
  )
}
