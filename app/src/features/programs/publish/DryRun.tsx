import { FormattedMessage } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import * as styles from './DryRun.css.ts'
import { countsOf, type Finding } from './finding.ts'
import { FindingItem } from './FindingItem.tsx'

type DryRunProps = {
  /** The findings in the server's order, the worst first; null during the first run. */
  findings: readonly Finding[] | null
  isRunning: boolean
  hasFailed: boolean
  onRun: () => void
}

/**
 * Card with the pre-publish check, which tests the program as a creator and as a visitor would use it. Lists failures, warnings and passed
 * checks.
 */
export function DryRun({ findings, isRunning, hasFailed, onRun }: DryRunProps) {
  if (hasFailed && !findings)
    return (
      <ErrorState level={2} title={<FormattedMessage id="programs.dryRun.failed" />} isRetrying={isRunning} onRetry={onRun}>
        <FormattedMessage id="programs.dryRun.failedText" />
      </ErrorState>
    )
  return (
    <Card as="section" isClipped aria-busy={isRunning || undefined}>
      <div className={styles.head}>
        <div>
          <Heading level={2}>
            <FormattedMessage id="programs.dryRun.title" />
          </Heading>
          <span className={styles.counts} role="status">
            {findings && !isRunning ? (
              <FormattedMessage id="programs.dryRun.counts" values={countsOf(findings)} />
            ) : (
              <FormattedMessage id="programs.dryRun.running" />
            )}
          </span>
        </div>
        {findings && (
          <div className={styles.again}>
            <Button variant="quiet" size="small" iconStart="retry" isPending={isRunning} onPress={onRun}>
              <FormattedMessage id="programs.dryRun.again" />
            </Button>
          </div>
        )}
      </div>
      {findings ? (
        <ul className={styles.list}>
          {findings.map((finding) => (
            <FindingItem key={`${finding.check} ${finding.reason} ${finding.step ?? ''}`} finding={finding} />
          ))}
        </ul>
      ) : (
        <div className={styles.waiting}>
          <SkeletonRows rows={4} />
        </div>
      )}
    </Card>
  )
}
