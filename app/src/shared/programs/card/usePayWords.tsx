import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { CardPay } from './card-program.ts'
import { useGoal } from '../way/useGoal.ts'
import * as styles from './Pays.css.ts'

/**
 * Returns a function that writes a program's rewards: `most` is the first line, `first` is the second line, and `line` is both lines as
 * plain text (Y-28).
 */
export function usePayWords(): (pay: CardPay, objectiveType: ObjectiveType | null) => { most: ReactNode; first: string; line: string } {
  const intl = useIntl()
  const { money, moneyParts, separator } = useFormats()
  const goalOf = useGoal()
  return (pay, objectiveType) => {
    const { most, last, rewards, first } = pay
    const goal = goalOf(objectiveType ?? 'TRAFFIC', first.target)
    const isOnly = rewards === 1
    const reward = first.rewardType === 'CASH' ? money(first.amount ?? 0, 'price') : isolate(first.title ?? '')
    const second = isOnly
      ? intl.formatMessage({ id: 'program.pay.only' }, { goal })
      : intl.formatMessage({ id: first.rewardType === 'CASH' ? 'program.pay.first' : 'program.pay.firstTitle' }, { reward, goal })
    const figure = () => {
      const { whole, fraction, currency, isCurrencyFirst } = moneyParts(most, 'price')
      const number = (
        <b className={styles.figure}>
          {whole}
          {fraction}
        </b>
      )
      return (
        <span key="money" className={styles.money}>
          {isCurrencyFirst ? (
            <>
              {currency}
              {'\u00A0'}
              {number}
            </>
          ) : (
            <>
              {number}
              {'\u00A0'}
              {currency}
            </>
          )}
        </span>
      )
    }
    const sum = money(most, 'price')
    /* Without cash, the first line is the title of the last reward. A single reward has no “up to”. */
    const plain = most === 0 ? isolate(last ?? '') : isOnly ? sum : intl.formatMessage({ id: 'program.pay.upTo' }, { money: sum })
    const shown = isOnly ? figure() : <FormattedMessage id="program.pay.upTo" values={{ money: figure() }} />
    return { most: most === 0 ? <Bidi>{last}</Bidi> : shown, first: second, line: `${plain}${separator}${second}` }
  }
}
