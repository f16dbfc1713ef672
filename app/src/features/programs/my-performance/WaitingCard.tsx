import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Card } from '@wasla/design-system/components/Card'
import { SplitBar } from '@wasla/design-system/components/SplitBar'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { useUnit } from '#shared/programs/page/useUnit.ts'
import * as styles from '#shared/results/results.css.ts'
import * as own from './waiting-card.css.ts'
import { ParticipantWaitingDocument } from './participantWaiting.generated.ts'

/** Largest number of waiting results in the list. Of all further results, only the number is shown. */
const shown = 5

type WaitingCardProps = { programId: string; profileId: string; objectiveType: ObjectiveType; counted: number }

/**
 * Card with a participant's results that wait for the owner, each with the day on which it counts automatically (Y-01). Renders nothing if
 * none waits.
 */
export function WaitingCard({ programId, profileId, objectiveType, counted }: WaitingCardProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const unit = useUnit(objectiveType)
  const { data } = useQuery(ParticipantWaitingDocument, {
    variables: { programId, profileId, pagination: { limit: shown } },
    skip: objectiveType === 'TRAFFIC',
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const waiting = data?.waitingResults
  if (!waiting || waiting.count === 0) return null
  const short = (moment: string) => date(new Date(moment), 'shortDay')
  return (
    <div className={own.place}>
      <Card as="section" isPadded aria-labelledby="waiting-title">
        <div className={styles.card}>
          <div className={styles.cardWords}>
            <Heading level={2} look="heading" id="waiting-title">
              <FormattedMessage id="myPerformance.waiting" />
            </Heading>
            <p className={styles.quiet}>
              <FormattedMessage id="myPerformance.waiting.text" />
            </p>
          </div>
          <div className={own.bar}>
            <SplitBar
              parts={[
                { id: 'counted', value: counted, look: 'done' },
                { id: 'waiting', value: waiting.count, look: 'coming' },
              ]}
            />
            <p className={own.barWords}>
              <span>
                <FormattedMessage id="myPerformance.waiting.counted" values={{ units: unit(counted) }} />
              </span>
              <span>
                <FormattedMessage id="myPerformance.waiting.count" values={{ count: waiting.count }} />
              </span>
            </p>
          </div>
          <ul className={styles.rows}>
            {waiting.data.map(({ id, externalId, amount, occurredAt, countsAt, isContested, countsAutomatically }) => (
              <li key={id} className={own.row}>
                <strong className={own.name}>
                  <Bidi>{intl.formatMessage({ id: `results.named.${objectiveType}` }, { number: externalId })}</Bidi>
                </strong>
                <span className={own.until}>
                  {isContested ? (
                    <FormattedMessage id="myPerformance.waiting.contested" />
                  ) : (
                    <FormattedMessage
                      id={countsAutomatically ? 'myPerformance.waiting.until' : 'myPerformance.waiting.byCode'}
                      values={{ day: short(countsAt) }}
                    />
                  )}
                </span>
                <span className={styles.quiet}>{short(occurredAt)}</span>
                <span className={own.amount}>{amount !== null && <Amount halalas={amount} size="small" />}</span>
              </li>
            ))}
          </ul>
          {waiting.count > waiting.data.length && (
            <p className={styles.quiet}>
              <FormattedMessage id="myPerformance.waiting.more" values={{ count: waiting.count - waiting.data.length }} />
            </p>
          )}
        </div>
      </Card>
    </div>
  )
}
