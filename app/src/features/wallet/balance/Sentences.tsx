import { FormattedMessage } from 'react-intl'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { payoutMoment } from '@wasla/contract/wallet/payout-run.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Text } from '@wasla/design-system/primitives/Text'
import { nearness, paydays, reserved, undated, type Upcoming } from '../upcoming.ts'
import { useToday } from '../useToday.ts'
import * as styles from './BalanceCard.css.ts'

type SentenceProps = { upcoming: readonly Upcoming[] }

/**
 * Sentence about the last change of the available amount. The sentence is not a link, because the list of transactions is visible below.
 */
export function ChangedSentence({ changedAt }: { changedAt: string | null | undefined }) {
  const { date } = useFormats()
  const today = useToday()
  if (!changedAt)
    return (
      <Text look="caption" tone="muted">
        <FormattedMessage id="wallet.available.nothing" />
      </Text>
    )
  const moment = new Date(changedAt)
  const isToday = civilDate(moment.getTime()) === today
  return (
    <Text look="caption" tone="muted">
      <FormattedMessage id="wallet.available.changed" values={{ isToday, date: date(moment, 'shortDay') }} />
    </Text>
  )
}

/** Sentence about the next rewards: on which day they are paid, and their amount. */
export function RewardSentence({ upcoming }: SentenceProps) {
  const { date, money } = useFormats()
  const today = useToday()
  const [next] = paydays(upcoming)
  if (!next) return <FormattedMessage id={undated(upcoming) ? 'wallet.pending.undated' : 'wallet.pending.nothing'} />
  const moment = new Date(payoutMoment(next.date))
  return (
    <FormattedMessage
      id="wallet.pending.next"
      values={{
        amount: money(next.amount),
        near: nearness(next.date, today),
        weekday: date(moment, 'weekdayName'),
        day: date(moment, 'shortDay'),
        time: (
          <span key="time" className={styles.whole}>
            {date(moment, 'time')}
          </span>
        ),
      }}
    />
  )
}

/** Sentence about the reserved amount: what it is for, and until when. */
export function ReservedSentence({ upcoming }: SentenceProps) {
  const { date } = useFormats()
  const what = reserved(upcoming)
  const say = (day: string) => date(new Date(startOfDay(day)), 'shortDay')
  switch (what.kind) {
    case 'nothing':
      return <FormattedMessage id="wallet.reserved.nothing" />
    case 'withdrawal':
      return (
        <FormattedMessage
          id="wallet.reserved.withdrawal"
          values={{ bank: <Bidi key="bank">{what.bank}</Bidi>, hasDate: what.date !== null, date: what.date && say(what.date) }}
        />
      )
    case 'programs':
      return (
        <FormattedMessage
          id="wallet.reserved.inPrograms"
          values={{ count: what.count, hasDate: what.date !== null, date: what.date && say(what.date) }}
        />
      )
    case 'both':
      return (
        <FormattedMessage
          id="wallet.reserved.both"
          values={{ count: what.count, hasDate: what.date !== null, date: what.date && say(what.date) }}
        />
      )
  }
}
