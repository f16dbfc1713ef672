import { useState, type ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { AmountRange } from '@wasla/contract/wallet/day-use.ts'
import { ChipGroup } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { MoneyField, type ParsedMoney } from '@wasla/design-system/components/MoneyField'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import * as styles from './AmountField.css.ts'
import { limitMissed, quickAmounts, typedMoney } from './amounts.ts'

type AmountFieldProps = {
  value: ParsedMoney
  onChange: (amount: ParsedMoney) => void
  /** The range of amounts that can be moved now. */
  range: AmountRange
  /** Suggested amounts, in halalas. Amounts outside the range are omitted. */
  quick: readonly number[]
  /** Label of the suggestion for the highest possible amount. Absent if that is not suggested. */
  all?: ReactNode
  /** Whether the server refused the amount. Then errors are shown during typing, and not only on blur. */
  isRefused: boolean
}

const wholeId = 'all'

/**
 * Field for the amount of a sheet, with its limits and with suggested amounts. It is validated on blur, because the first digits of every
 * amount are below the minimum.
 */
export function AmountField({ value, onChange, range, quick, all, isRefused }: AmountFieldProps) {
  const intl = useIntl()
  const { money, number } = useFormats()
  const [left, setLeft] = useState<ParsedMoney | null>(null)
  const canMove = range.max >= range.min
  const isJudged = isRefused || left === value
  const missed = isJudged ? limitMissed(value, range) : null
  const chips = [
    ...quickAmounts(quick, range).map((amount) => ({ id: String(amount), label: number(amount / 100), amount })),
    ...(all !== undefined && canMove ? [{ id: wholeId, label: all, amount: range.max }] : []),
  ]
  const chosen = chips.find(({ amount }) => amount === value.halalas)
  return (
    <div className={styles.amount}>
      <MoneyField
        name="amount"
        size="large"
        label={<FormattedMessage id="wallet.amount" />}
        aside={
          canMove ? (
            <FormattedMessage id="wallet.amount.range" values={{ min: isolate(money(range.min)), max: isolate(money(range.max)) }} />
          ) : undefined
        }
        value={value.halalas}
        onChange={onChange}
        onBlur={() => setLeft(value)}
        isReasonShown={isRefused ? value.halalas === null : isJudged && value.reason !== 'empty'}
        errorMessage={
          missed && (
            <FormattedMessage
              id={`ds.moneyField.reason.${missed}`}
              values={{ limit: isolate(money(missed === 'belowMinimum' ? range.min : range.max)) }}
            />
          )
        }
        hasErrorLine
        autoFocus
      />
      {chips.length > 0 && (
        <ChipGroup
          label={intl.formatMessage({ id: 'wallet.amount.quick' })}
          options={chips}
          selected={chosen ? [chosen.id] : []}
          onChange={([id]) => {
            const next = chips.find((chip) => chip.id === id)
            if (next) onChange(typedMoney(next.amount))
          }}
        />
      )}
    </div>
  )
}
