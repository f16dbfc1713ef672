import { FormattedMessage } from 'react-intl'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import type { OwnStandingFragment } from './own-standing.generated.ts'
import * as styles from './way.css.ts'

/** Shows the amount and the day of the participant's next payout, in the last line of a card. */
export function NextPayout({ earnings: { nextPayoutDate, nextPayoutAmount } }: Pick<OwnStandingFragment, 'earnings'>) {
  const { date } = useFormats()
  const run = nextPayoutDate === null ? null : new Date(payoutMoment(nextPayoutDate))
  return (
    <div className={styles.payout}>
      <Icon name="calendar-clock" size="small" />
      <span className={styles.when}>
        <Text as="span" look="caption" tone="muted">
          {run === null ? <FormattedMessage id="program.way.noPayout" /> : date(run, 'weekday')}
        </Text>
      </span>
      <Amount halalas={nextPayoutAmount} size="small" />
    </div>
  )
}
