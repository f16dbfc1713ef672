import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Amount } from '@wasla/design-system/components/Amount'
import { Button } from '@wasla/design-system/components/Button'
import { CopyButton } from '@wasla/design-system/components/CopyButton'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi, Ltr } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { TillOrdersDocument, type TillOrdersQuery } from './tills.generated.ts'
import * as styles from './tills.css.ts'

/** Number of orders that are shown at first, and that each press adds. */
const step = 10

/** What a till reported, the newest first, with what became of each order. */
export function TillOrders({ programId, tillId }: { programId: string; tillId: string }) {
  const [limit, setLimit] = useState(step)
  const { data, previousData, error, loading, refetch } = useQuery(TillOrdersDocument, {
    variables: { programId, tillId, pagination: { limit } },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const shown = (data ?? previousData)?.tillOrders
  if (!shown)
    return error && !loading ? (
      <ErrorState level={4} title={<FormattedMessage id="tills.orders.failed" />} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <SkeletonRows rows={2} />
    )
  if (shown.count === 0)
    return (
      <Text look="caption" tone="muted">
        <FormattedMessage id="tills.orders.none" />
      </Text>
    )
  return (
    <div className={styles.part}>
      <ul className={styles.orders}>
        {shown.data.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {shown.count > shown.data.length && limit < 100 && (
        <div>
          <Button size="small" isPending={loading} onPress={() => setLimit(Math.min(100, limit + step))}>
            <FormattedMessage id="tills.orders.more" />
          </Button>
        </div>
      )}
    </div>
  )
}

function OrderRow({ order }: { order: TillOrdersQuery['tillOrders']['data'][number] }) {
  const { date, number } = useFormats()
  const { amount, externalId, occurredAt, participant, promoCode, status, undoneAt } = order
  return (
    <li className={styles.order}>
      <span>
        <Text as="span" look="label">
          <FormattedMessage id="tills.order" values={{ number: number(order.number) }} />
        </Text>{' '}
        <Ltr>{promoCode}</Ltr>
        <Text look="caption" tone="muted">
          {participant ? <Bidi>{participant.fullName}</Bidi> : <FormattedMessage id="tills.order.gone" />}
        </Text>
        <Text look="caption" tone="muted">
          <time dateTime={occurredAt}>{date(new Date(occurredAt), 'moment')}</time>
        </Text>
      </span>
      <span className={styles.amount}>
        <Amount halalas={amount} />
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id={undoneAt === null ? `tills.status.${status}` : 'tills.order.undone'} />
        </Text>
        {status !== 'Reversed' && (
          <CopyButton value={externalId} size="small">
            <FormattedMessage id="tills.externalId" />
          </CopyButton>
        )}
      </span>
    </li>
  )
}
