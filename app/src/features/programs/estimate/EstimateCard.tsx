import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { SkeletonText } from '@wasla/design-system/components/Skeleton'
import * as styles from './EstimateCard.css.ts'

type EstimateCardProps = {
  /** Earnings of one participant for all milestones, in halalas. */
  perParticipant: number
  /** Null while it loads. */
  crowd: { readonly eligible: number; readonly expected: number } | null
  hasFailed: boolean
  onRetry: () => void
  /** Number of whole paths that the typed budget pays for. */
  covers?: number | null
}

/** The estimated cost of the milestones and how it is computed (K-25): one path times the expected participants. */
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
