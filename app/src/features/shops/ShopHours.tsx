import { FormattedMessage, useIntl } from 'react-intl'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { Shop } from './shop-parts.ts'
import * as styles from './shops.css.ts'

/** The orders of the last 24 hours, the oldest hour first, and the refunds among them. */
export function ShopHours({ shop: { hours, refunds } }: { shop: Shop }) {
  const intl = useIntl()
  const { number } = useFormats()
  const most = Math.max(1, ...hours)
  const count = hours.reduce((sum, orders) => sum + orders, 0)
  return (
    <div className={styles.bars}>
      <div className={styles.hours} role="img" aria-label={intl.formatMessage({ id: 'shops.hours.label' }, { count })}>
        {[...hours.entries()].map(([hour, orders]) => (
          <span key={hour} className={styles.hour} style={{ blockSize: `${(orders / most) * 100}%` }} />
        ))}
      </div>
      <div className={styles.legend}>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="shops.hours" />
        </Text>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="shops.refunds" values={{ count: number(refunds) }} />
        </Text>
      </div>
    </div>
  )
}
