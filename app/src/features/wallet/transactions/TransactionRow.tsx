import { FormattedMessage, useIntl } from 'react-intl'
import { civilDate, startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Amount } from '@wasla/design-system/components/Amount'
import { Badge } from '@wasla/design-system/components/Badge'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { RowPress } from '#shared/list/RowPress.tsx'
import type { WalletFiguresFragment } from '../wallet.generated.ts'
import { useToday } from '../useToday.ts'
import { figureOf, happeningOf, iconOf, stateOf, type Transaction } from './row.ts'
import { useTitle } from './useTitle.ts'
import * as styles from './transactions.css.ts'

type TransactionRowProps = { row: Transaction; wallet: WalletFiguresFragment; isOpened: boolean; onOpen: () => void }

/** Row of a transaction: what happened, when, and how the balance changed. A press opens the details. */
export function TransactionRow({ row, wallet, isOpened, onOpen }: TransactionRowProps) {
  const intl = useIntl()
  const { date, money, separator } = useFormats()
  const today = useToday()
  const title = useTitle()(row)
  const happening = happeningOf(row)
  const state = stateOf(row)
  const figure = figureOf(row)
  const created = new Date(row.createdAt)
  const moment =
    civilDate(created.getTime()) === today
      ? intl.formatMessage({ id: 'wallet.todayAt' }, { time: date(created, 'time') })
      : date(created, 'shortDay')
  const arrival = row.status === 'Initiated' ? wallet.upcoming.find(({ referenceId }) => referenceId === row.referenceId)?.date : null
  const why = noteOf(row, happening)
  const rewards = { rewards: row.rewards?.count ?? 0, milestone: isolate(row.rewards?.milestones[0]?.title ?? '') }
  const more = arrival
    ? intl.formatMessage({ id: 'wallet.arrivesBy' }, { date: date(new Date(startOfDay(arrival)), 'shortDay') })
    : why && intl.formatMessage({ id: why }, { count: row.childTransactionsCount, ...rewards })
  const note = more === null ? moment : `${moment}${separator}${more}`
  const label = [title, note, money(figure.halalas), state && intl.formatMessage({ id: `wallet.state.${state.word}` })]
  return (
    <li className={`${styles.row} ${isOpened ? styles.opened : ''}`}>
      <span className={styles.tile}>
        <Icon name={iconOf(happening)} />
      </span>
      <div className={styles.title}>
        <RowPress label={label.filter(Boolean).join(', ')} onPress={onOpen}>
          <Text as="span" look="label">
            {title}
          </Text>
        </RowPress>
      </div>
      <span className={styles.note}>{note}</span>
      <span className={styles.amount}>
        <Amount
          halalas={figure.halalas}
          tone={figure.tone}
          sign={figure.tone === 'credit' ? 'signed' : 'plain'}
          layout="aligned"
          hasSignRoom
        />
      </span>
      {state && (
        <span className={styles.state}>
          <Badge tone={state.tone} icon={state.icon}>
            <FormattedMessage id={`wallet.state.${state.word}`} />
          </Badge>
        </span>
      )}
    </li>
  )
}

/** Returns the message of the note beside the day of a row; null if the row needs no note. */
function noteOf({ type, status, rewards }: Transaction, happening: ReturnType<typeof happeningOf>) {
  if (status === 'Failed') return type === 'TOP_UP' ? 'wallet.note.notCharged' : 'wallet.note.refused'
  if (happening === 'returned') return 'wallet.note.withdrawalFailed'
  if (happening === 'paidBack') return 'wallet.note.paidBack'
  if (happening === 'payout') return rewards ? 'wallet.note.rewardsTo' : 'wallet.note.participants'
  if (happening === 'earning' && rewards) return rewards.count === 1 ? 'wallet.note.reached' : 'wallet.note.rewards'
  return null
}
