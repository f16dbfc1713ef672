import { FormattedMessage, useIntl } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { StageLine, type Stage } from '@wasla/design-system/components/StageLine'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { Payday } from '../upcoming.ts'
import { useToday } from '../useToday.ts'
import * as styles from './coming.css.ts'

/** Largest number of paydays on the line. The list below has all paydays. */
const most = 3

/** Line from today to the next paydays. */
export function PaydayLine({ days }: { days: readonly Payday[] }) {
  const intl = useIntl()
  const { date, separator } = useFormats()
  const today = useToday()
  const stages: Stage[] = [
    {
      id: 'today',
      label: <FormattedMessage id="wallet.today" />,
      note: <span className={styles.whole}>{date(new Date(startOfDay(today)), 'shortDay')}</span>,
      state: 'here',
    },
    ...days.slice(0, most).map((day): Stage => {
      const moment = new Date(payoutMoment(day.date))
      return {
        id: day.date,
        label: <span className={styles.whole}>{date(moment, 'weekdayName')}</span>,
        note: (
          <span className={styles.whole}>
            {date(moment, 'shortDay')}
            <span className={styles.roomy}>
              {separator}
              {date(moment, 'time')}
            </span>
          </span>
        ),
        figure: <Amount halalas={day.amount} size="small" isCurrencyRoomy />,
        state: 'due',
      }
    }),
  ]
  return (
    <div className={styles.line}>
      <StageLine label={intl.formatMessage({ id: 'wallet.paydays' })} stages={stages} />
    </div>
  )
}
