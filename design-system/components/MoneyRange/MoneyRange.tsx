import { useId, type ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { hint as hintStyle } from '../Field/Field.css.ts'
import { MoneyField, type MoneyFieldProps, type ParsedMoney } from '../MoneyField/MoneyField.tsx'
import * as styles from './MoneyRange.css.ts'

export type MoneyRangeEnd = 'from' | 'to'

export type MoneyRangeProps = Pick<
  MoneyFieldProps,
  'minimum' | 'maximum' | 'isReasonShown' | 'isRequired' | 'isDisabled' | 'isReadOnly'
> & {
  /** Name of the group; each end adds “From” or “To”. */
  label: ReactNode
  hint?: ReactNode
  /** Names of the two fields in a `Form`. */
  names?: Record<MoneyRangeEnd, string>
  /** Amounts in whole halalas. */
  value?: Partial<Record<MoneyRangeEnd, number | null>>
  /** Initial amounts in whole halalas. */
  defaultValue?: Partial<Record<MoneyRangeEnd, number | null>>
  onChange?: (end: MoneyRangeEnd, amount: ParsedMoney) => void
  onBlur?: (end: MoneyRangeEnd) => void
  /** Error of each end. The product decides whether both ends fit together, and writes the error. */
  errorMessages?: Partial<Record<MoneyRangeEnd, ReactNode>>
}

const ends = ['from', 'to'] as const satisfies readonly MoneyRangeEnd[]

/**
 * A lower and an upper amount: one named group with a field for each end.
 *
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box of each end
 */
export function MoneyRange({
  label,
  hint,
  names,
  value,
  defaultValue,
  onChange,
  onBlur,
  errorMessages,
  isReasonShown,
  ...shared
}: MoneyRangeProps) {
  const id = useId()
  return (
    <div
      role="group"
      className={styles.group}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      data-component="MoneyRange"
    >
      <span id={`${id}-label`} className={styles.title} data-part="label">
        {label}
      </span>
      <div className={styles.pair}>
        {ends.map((end) => (
          <MoneyField
            key={end}
            {...shared}
            isReasonShown={isReasonShown}
            label={
              <span className={styles.end}>
                <FormattedMessage id={`ds.moneyRange.${end}`} />
              </span>
            }
            name={names?.[end]}
            value={value?.[end]}
            defaultValue={defaultValue?.[end]}
            onChange={(amount) => onChange?.(end, amount)}
            onBlur={() => onBlur?.(end)}
            errorMessage={errorMessages?.[end]}
          />
        ))}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={hintStyle} data-part="hint">
          {hint}
        </div>
      )}
    </div>
  )
}
