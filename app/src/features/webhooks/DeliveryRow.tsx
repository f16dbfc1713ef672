import { useId, useState } from 'react'
import { Button as PlainButton } from 'react-aria-components/Button'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { ReplayWebhookDeliveryDocument, WebhookDeliveryDocument, type WebhookDeliveryQuery } from './webhooks.generated.ts'
import { attemptWord, deliverySign, deliveryWord, requestText, type Delivery } from './webhook-state.ts'
import * as styles from './webhooks.css.ts'

type DeliveryRowProps = { delivery: Delivery; isOn: boolean; onReplayed: () => void }

/** One delivery of the log. A press opens its request and its answer below. */
export function DeliveryRow({ delivery, isOn, onReplayed }: DeliveryRowProps) {
  const { date, number } = useFormats()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  const { type, createdAt, tries, milliseconds, status } = delivery
  /* A type has two words with a point between them. If it is too long for its line, it breaks there. */
  const area = type.indexOf('.') + 1
  const sign = deliverySign(delivery)
  return (
    <li className={styles.delivery} {...(isOpen && { 'data-open': '' })}>
      <PlainButton className={styles.line} aria-expanded={isOpen} aria-controls={panel} onPress={() => setOpen(!isOpen)}>
        <span className={styles.words}>
          <span className={styles.above}>
            <span className={styles.event}>
              <Ltr>
                {type.slice(0, area)}
                <wbr />
                {type.slice(area)}
              </Ltr>
            </span>{' '}
            <span className={styles.answer}>
              <Badge tone={sign.tone} icon={sign.icon}>
                <FormattedMessage id={`webhooks.delivery.${deliveryWord(delivery)}`} values={{ status }} />
              </Badge>
            </span>
          </span>{' '}
          <span className={styles.below}>
            <span>{date(new Date(createdAt), 'moment')}</span>{' '}
            <span className={styles.tries}>
              <span>
                <FormattedMessage id={`webhooks.delivery.${attemptWord(delivery)}`} values={{ number: tries }} />
              </span>{' '}
              {milliseconds !== null && (
                <span>
                  <FormattedMessage id="webhooks.delivery.seconds" values={{ seconds: number(milliseconds / 1_000, 'decimal') }} />
                </span>
              )}
            </span>
          </span>
        </span>
        <span className={styles.chevron}>
          <Icon name="chevron-down" size="small" />
        </span>
      </PlainButton>
      <div id={panel}>{isOpen && <Opened id={delivery.id} isOn={isOn} onReplayed={onReplayed} />}</div>
    </li>
  )
}

type OpenedProps = { id: string; isOn: boolean; onReplayed: () => void }

function Opened({ id, isOn, onReplayed }: OpenedProps) {
  const { data, error, refetch } = useQuery(WebhookDeliveryDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  if (data) return <Log log={data.webhookDelivery} isOn={isOn} onReplayed={onReplayed} />
  if (!error) return <SkeletonRows rows={2} />
  return (
    <ErrorState
      level={3}
      title={<FormattedMessage id="webhooks.delivery.failed" />}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}

type LogProps = { log: WebhookDeliveryQuery['webhookDelivery']; isOn: boolean; onReplayed: () => void }

const withoutAnswer = {
  NO_ANSWER: 'webhooks.delivery.noAnswer',
  UNREACHABLE: 'webhooks.delivery.unreachable',
  ADDRESS: 'webhooks.delivery.address',
  SECRET: 'webhooks.delivery.secret',
  STATUS: 'webhooks.delivery.empty',
} as const

function Log({ log, isOn, onReplayed }: LogProps) {
  const { date } = useFormats()
  const [replay, { loading }] = useMutation(ReplayWebhookDeliveryDocument, { variables: { id: log.delivery.id } })
  const [attempt] = log.attempts
  const { nextTryAt, lastTryBy, state } = log.delivery
  const send = async () => {
    const { data } = await replay()
    if (!data) return
    showToast({ tone: 'success', text: <FormattedMessage id="webhooks.replay.one" /> })
    onReplayed()
  }
  return (
    <div className={styles.opened}>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <Text as="p" look="caption" tone="muted">
            <FormattedMessage id="webhooks.delivery.request" />
          </Text>
          <pre className={styles.code} dir="ltr" {...fixedDirection('latin')} translate="no">
            {requestText(log, attempt)}
          </pre>
        </div>
        <div className={styles.pane}>
          <Text as="p" look="caption" tone="muted">
            <FormattedMessage id="webhooks.delivery.answer" />
          </Text>
          {attempt && attempt.status !== null ? (
            <pre className={styles.code} dir="ltr" {...fixedDirection('latin')} translate="no">
              {`${attempt.status}\n\n${attempt.answer ?? ''}`}
            </pre>
          ) : (
            <Text as="p" look="caption">
              <FormattedMessage id={attempt?.failure ? withoutAnswer[attempt.failure] : 'webhooks.delivery.notSent'} />
            </Text>
          )}
        </div>
      </div>
      <div className={styles.sectionHead}>
        <div className={styles.beside}>
          <Text as="p" look="caption" tone="muted">
            {nextTryAt !== null && lastTryBy !== null ? (
              <FormattedMessage
                id="webhooks.delivery.next"
                values={{ next: date(new Date(nextTryAt), 'moment'), last: date(new Date(lastTryBy), 'moment') }}
              />
            ) : (
              state === 'GivenUp' && <FormattedMessage id="webhooks.delivery.ended" />
            )}
          </Text>
        </div>
        <Button size="small" iconStart="retry" isDisabled={!isOn} isPending={loading} onPress={() => void send().catch(() => undefined)}>
          <FormattedMessage id="webhooks.replay.now" />
        </Button>
      </div>
    </div>
  )
}
