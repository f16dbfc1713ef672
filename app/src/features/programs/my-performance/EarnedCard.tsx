import { FormattedMessage, useIntl } from 'react-intl'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { SplitBar, SplitKey } from '@wasla/design-system/components/SplitBar'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import * as results from '#shared/results/results.css.ts'
import { experiencesOf, lastPaidOf } from './earned.ts'
import type { ParticipantPerformanceQuery } from './myPerformance.generated.ts'
import * as styles from './my-performance.css.ts'

type EarnedCardProps = { performance: ParticipantPerformanceQuery['getParticipantPerformance']; isOwn: boolean }

/** Card with the participant's earnings: pending rewards with their payout day, and paid rewards. Its headline is the sum of both. */
export function EarnedCard({ performance, isOwn }: EarnedCardProps) {
  const intl = useIntl()
  const { date, separator } = useFormats()
  const { pendingEarnings, paidEarnings, nextPayoutDate, milestones } = performance
  const run = nextPayoutDate === null ? null : new Date(payoutMoment(nextPayoutDate))
  const lastPaid = lastPaidOf(milestones)
  const experiences = experiencesOf(milestones)
  return (
    <Card as="section" aria-labelledby="earned-title">
      <div className={styles.earned}>
        <div className={styles.sum}>
          <Heading level={2} look="label" id="earned-title">
            <FormattedMessage id={isOwn ? 'myPerformance.earned' : 'myPerformance.earned.other'} />
          </Heading>
          <Amount halalas={pendingEarnings + paidEarnings} size="hero" />
          {experiences.length > 0 && (
            <Text as="span" look="caption" tone="muted">
              {intl.formatMessage({ id: 'myPerformance.and' }, { list: intl.formatList(experiences.map(isolate)) })}
            </Text>
          )}
          <div className={styles.bar}>
            <SplitBar
              parts={[
                { id: 'paid', value: paidEarnings, look: 'done' },
                { id: 'toCome', value: pendingEarnings, look: 'coming' },
              ]}
            />
          </div>
        </div>
        <ul className={styles.parts}>
          <li className={styles.part}>
            <SplitKey look="coming" />
            <span className={results.factWords}>
              <Text as="span" look="label">
                <FormattedMessage id="myPerformance.toCome" />
              </Text>
              <Text as="span" look="caption" tone="muted">
                {run !== null && pendingEarnings > 0 ? (
                  <>
                    {date(run, 'weekday')}
                    {separator}
                    {date(run, 'time')}
                  </>
                ) : (
                  <FormattedMessage id={pendingEarnings > 0 ? 'myPerformance.noDay' : 'myPerformance.nothingToCome'} />
                )}
              </Text>
            </span>
            <Amount halalas={pendingEarnings} size="small" />
          </li>
          <li className={styles.part}>
            <SplitKey look="done" />
            <span className={results.factWords}>
              <Text as="span" look="label">
                <FormattedMessage id="myPerformance.paid" />
              </Text>
              <Text as="span" look="caption" tone="muted">
                {lastPaid === null ? (
                  <FormattedMessage id="myPerformance.nothingPaid" />
                ) : (
                  <FormattedMessage
                    id={isOwn ? 'myPerformance.paid.when' : 'myPerformance.paid.when.other'}
                    values={{ day: date(new Date(lastPaid), 'weekday') }}
                  />
                )}
              </Text>
            </span>
            <Amount halalas={paidEarnings} size="small" />
          </li>
        </ul>
      </div>
    </Card>
  )
}
