import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './EstimateCard.css.ts'

type EstimateCardProps = {
  /** What one participant earns for all milestones, in halalas. */
  perParticipant: number
  /** The server's estimate; null while it loads. */
  crowd: { readonly eligible: number; readonly expected: number } | null
  hasFailed: boolean
  onRetry: () => void
  /** Number of participants whose whole path the typed budget can pay. */
  covers?: number | null
}

/**
 * Card with the estimated cost of the milestones and its computation (K-25): the cost of one path times the expected number of
 * participants.
 */
export function EstimateCard({ perParticipant, crowd, hasFailed, onRetry, covers = null }: EstimateCardProps) {
  return (
    <Card as="section" paper="sunken">
      <div className={styles.estimate}>
        <p className={styles.quiet}>
          <FormattedMessage id="programs.estimate.title" />
        </p>
        {crowd && (
          <>
            <p className={styles.sum}>
              <span>
                <FormattedMessage
                  id="programs.estimate.onePath"
                  values={{ amount: <Amount key="amount" halalas={perParticipant} size="small" /> }}
                />
              </span>
              <span className={styles.sign}>{'×'}</span>
              <span>
                <FormattedMessage id="programs.estimate.expected" values={{ count: crowd.expected }} />
              </span>
              <span className={styles.sign}>{'='}</span>
              <Amount halalas={perParticipant * crowd.expected} size="large" />
            </p>
            <p className={styles.quiet}>
              <FormattedMessage id="programs.estimate.why" values={{ count: crowd.eligible }} />
            </p>
            {covers !== null && (
              <p className={styles.quiet}>
                <FormattedMessage id="programs.estimate.covers" values={{ count: covers }} />
              </p>
            )}
          </>
        )}
        {!crowd && !hasFailed && <SkeletonText lines={2} />}
        {!crowd && hasFailed && (
          <p className={styles.sum}>
            <FormattedMessage id="programs.estimate.failed" />
            <Button size="small" variant="quiet" iconStart="retry" onPress={onRetry}>
              <FormattedMessage id="programs.estimate.retry" />
            </Button>
          </p>
        )}
      </div>
    </Card>
  )
}
