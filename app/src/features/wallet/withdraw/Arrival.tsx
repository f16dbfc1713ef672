import { FormattedMessage } from 'react-intl'
import { addWorkingDays } from '@wasla/contract/platform/working-days.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { useServices } from '#services/context.ts'
import * as styles from './Arrival.css.ts'

const { least, most } = walletLimits.withdrawalDays

/** The day by which the money arrives at the bank if the withdrawal is sent now. */
export function Arrival() {
  const { clock } = useServices()
  const { date } = useFormats()
  const day = date(new Date(addWorkingDays(clock.now(), most)), 'weekday')
  return (
    <div className={styles.arrival}>
      <span className={styles.sign}>
        <Icon name="calendar" />
      </span>
      <div className={styles.words}>
        <Text as="span" look="label">
          <FormattedMessage id="wallet.withdraw.arrives" values={{ day }} />
        </Text>
        <Text as="span" look="caption" tone="muted">
          <FormattedMessage id="wallet.withdraw.arrivesWhy" values={{ least, most }} />
        </Text>
      </div>
    </div>
  )
}
