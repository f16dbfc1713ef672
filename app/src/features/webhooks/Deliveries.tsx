import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Empty } from '@wasla/design-system/components/Empty'
import { SegmentedControl } from '@wasla/design-system/components/SegmentedControl'
import { showToast } from '@wasla/design-system/components/Toast/toastStore.ts'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { SendTestWebhookDocument, WebhookDeliveriesDocument } from './webhooks.generated.ts'
import * as styles from './webhooks.css.ts'

const ReplayDialog = lazyOverlay(() => import('./ReplayDialog.tsx').then((module) => module.ReplayDialog))

type DeliveriesProps = { endpointId: string; isOn: boolean }

/** What was sent to an endpoint, the newest first, with a test event and replays. Nothing can be sent while it is off. */
export function Deliveries({ endpointId, isOn }: DeliveriesProps) {
  const intl = useIntl()
  const [shown, setShown] = useState<'all' | 'failed'>('all')
  const replaying = useUrlDialog('replay')
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(WebhookDeliveriesDocument, {
    variables: { endpointId, failed: shown === 'failed' },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const [sendTest, { loading: isSending }] = useMutation(SendTestWebhookDocument, { variables: { endpointId } })
  const page = (data ?? previousData)?.webhookDeliveries
  const again = () => void refetch().catch(() => undefined)
  const test = async () => {
    const { data: sent } = await sendTest()
    if (!sent) return
    showToast({ tone: 'success', text: <FormattedMessage id="webhooks.test.sent" /> })
    again()
  }
  const more = () =>
    void fetchMore({
      variables: { after: page?.nextCursor ?? null },
      updateQuery: ({ webhookDeliveries: before }, { fetchMoreResult: { webhookDeliveries: next } }) => {
        const known = new Set(before.data.map(({ id }) => id))
        return { webhookDeliveries: { ...next, data: [...before.data, ...next.data.filter(({ id }) => !known.has(id))] } }
      },
    }).catch(() => undefined)

  return (
    <Card as="section" isPadded aria-labelledby="webhook-deliveries">
      <Stack gap="md">
        <div className={styles.sectionHead}>
          <Heading level={2} id="webhook-deliveries">
            <FormattedMessage id="webhooks.deliveries" />
          </Heading>
          <div className={styles.buttons}>
            <Button
              size="small"
              iconStart="send"
              isDisabled={!isOn}
              isPending={isSending}
              onPress={() => void test().catch(() => undefined)}
            >
              <FormattedMessage id="webhooks.test" />
            </Button>
            <Button size="small" iconStart="calendar-clock" isDisabled={!isOn} onPress={replaying.open}>
              <FormattedMessage id="webhooks.replay" />
            </Button>
          </div>
        </div>
        <div className={styles.buttons}>
          <SegmentedControl
            label={intl.formatMessage({ id: 'webhooks.show' })}
            options={(['all', 'failed'] as const).map((id) => ({ id, label: <FormattedMessage id={`webhooks.show.${id}`} /> }))}
            value={shown}
            onChange={setShown}
          />
          <Button size="small" variant="quiet" iconStart="retry" isPending={loading && page !== undefined} onPress={again}>
            <FormattedMessage id="webhooks.deliveries.refresh" />
          </Button>
        </div>
        {!page ? (
          <Waiting error={error} failed={<FormattedMessage id="webhooks.deliveries.failed" />} onRetry={again} isRetrying={loading} />
        ) : page.data.length === 0 ? (
          <Empty
            level={3}
            title={<FormattedMessage id={shown === 'failed' ? 'webhooks.deliveries.noneFailed' : 'webhooks.deliveries.none'} />}
          >
            {shown === 'all' && <FormattedMessage id="webhooks.deliveries.noneText" />}
          </Empty>
        ) : (
          <ul className={styles.deliveries}>
            {page.data.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} isOn={isOn} onReplayed={again} />
            ))}
          </ul>
        )}
        {page?.nextCursor && (
          <div>
            <Button onPress={more} isPending={loading}>
              <FormattedMessage id="webhooks.deliveries.more" />
            </Button>
          </div>
        )}
      </Stack>
      {replaying.isOpen && <ReplayDialog endpointId={endpointId} onClose={replaying.close} onReplayed={again} />}
    </Card>
  )
}
