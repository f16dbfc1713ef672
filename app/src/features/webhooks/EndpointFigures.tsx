import { FormattedMessage } from 'react-intl'
import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Endpoint } from './webhook-state.ts'
import * as styles from './webhooks.css.ts'

const most = webhookLimits.counted

/** How many deliveries of the last day arrived and how quickly, and how many wait. Counts end at a number that also stands for more. */
export function EndpointFigures({ endpoint: { events, waiting, deliveredInDay, medianMilliseconds } }: { endpoint: Endpoint }) {
  const { number } = useFormats()
  return (
    <div className={styles.facts}>
      <Text as="span" look="caption" tone="muted">
        <FormattedMessage id="webhooks.events.count" values={{ count: events.length }} />
      </Text>
      {medianMilliseconds !== null && (
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage
            id={deliveredInDay < most ? 'webhooks.delivered' : 'webhooks.delivered.more'}
            values={{ count: deliveredInDay, most: number(most), seconds: number(medianMilliseconds / 1_000, 'decimal') }}
          />
        </Text>
      )}
      {waiting > 0 && (
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage
            id={waiting < most ? 'webhooks.waiting' : 'webhooks.waiting.more'}
            values={{ count: waiting, most: number(most) }}
          />
        </Text>
      )}
    </div>
  )
}
