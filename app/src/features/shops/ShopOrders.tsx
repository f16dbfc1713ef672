import { useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Ltr } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { ShopOrdersDocument, type ShopOrdersQuery } from './shops.generated.ts'
import * as styles from './shops.css.ts'

/** Number of orders that are shown at first, and that each press adds. */
const step = 10

type Order = ShopOrdersQuery['shopOrders']['data'][number]

/** What a shop reported, the newest first, with what became of each order. */
export function ShopOrders({ shopId }: { shopId: string }) {
  const [limit, setLimit] = useState(step)
  const { data, previousData, error, loading, refetch } = useQuery(ShopOrdersDocument, {
    variables: { id: shopId, pagination: { limit } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const shown = (data ?? previousData)?.shopOrders
  if (!shown)
    return error && !loading ? (
      <ErrorState level={4} title={<FormattedMessage id="shops.orders.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <SkeletonRows rows={3} />
    )
  if (shown.count === 0)
    return (
      <Text look="caption" tone="muted">
        <FormattedMessage id="shops.orders.none" />
      </Text>
    )
  return (
    <Stack gap="md">
      <ul className={styles.orders}>
        {shown.data.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {shown.count > shown.data.length && limit < 100 && (
        <div>
          <Button size="small" isPending={loading} onPress={() => setLimit(Math.min(100, limit + step))}>
            <FormattedMessage id="shops.orders.more" />
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** Returns in one word what became of an order. */
function stateOf({ state, status, isReversed }: Order) {
  if (state !== 'COUNTED') return state
  if (isReversed || status === 'Reversed') return 'REVERSED'
  if (status === 'Held' || status === 'Pending') return 'HELD'
  return status === 'Rejected' ? 'NOT_COUNTED' : 'COUNTED'
}

function OrderRow({ order }: { order: Order }) {
  const { ago, money } = useOrderFormats()
  return (
    <li className={styles.order}>
      <span>
        <Text as="span" look="label">
          <FormattedMessage id="shops.order" values={{ number: <Ltr key="number">{order.number}</Ltr> }} />
        </Text>
        <Text look="caption" tone="muted">
          {ago(order.receivedAt)}
        </Text>
        {order.refusal !== null && (
          <Text look="caption" tone="warning">
            <FormattedMessage id={`shops.refusal.${order.refusal}`} />
          </Text>
        )}
      </span>
      <span className={styles.sums}>
        {order.amount !== null && <Amount halalas={order.amount} />}
        <Text look="caption" tone="muted">
          <FormattedMessage id={`shops.order.${stateOf(order)}`} />
        </Text>
        {order.refunded > 0 && !order.isReversed && (
          <Text look="caption" tone="muted">
            <FormattedMessage id="shops.order.refunded" values={{ amount: money(order.refunded) }} />
          </Text>
        )}
      </span>
    </li>
  )
}

function useOrderFormats() {
  const { date, money } = useFormats()
  return { ago: (moment: string) => date(new Date(moment), 'moment'), money }
}
