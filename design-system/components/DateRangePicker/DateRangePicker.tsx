import { useContext, useState } from 'react'
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker'
import { FormattedMessage, useIntl } from 'react-intl'
import { dayOf, textOf, type DayLimits } from '../Calendar/civil-day.ts'
import { DateParts } from '../DateField/DateParts.tsx'
import { DayFirst } from '../DateField/DayFirst.tsx'
import { useRefusalWords, type DayFieldProps } from '../DateField/useDay.ts'
import { PickerField } from '../DatePicker/PickerField.tsx'
import { field } from '../Field/Field.css.ts'
import { invalidBy } from '../Field/Field.tsx'
import { FieldChanged } from '../Form/field-changed.ts'
import * as styles from './DateRangePicker.css.ts'
import { refuseRange, type DayRange } from './range.ts'
import { RangeDays } from './RangeDays.tsx'

export type DateRangePickerProps = DayFieldProps &
  DayLimits & {
    /** First and last civil day of the range, both included; `null` while one of them is missing. */
    value?: DayRange | null
    defaultValue?: DayRange
    onChange?: (range: DayRange | null) => void
    /** Today in Riyadh, by the caller's clock. */
    today: string
    /** Field names of the first and the last day in a `Form`. */
    startName?: string
    endName?: string
  }

/**
 * A range of days, typed or chosen in a calendar. The earlier day comes first in the reading direction.
 * @selector [data-invalid] [data-disabled] [data-readonly] [data-open] on the box
 */
export function DateRangePicker({
  label,
  hint,
  errorMessage,
  isOptional,
  value,
  defaultValue,
  onChange,
  today,
  min,
  max,
  unavailableReason,
  ...rest
}: DateRangePickerProps) {
  const intl = useIntl()
  const say = useRefusalWords(today)
  const tellForm = useContext(FieldChanged)
  const [own, setOwn] = useState<DayRange | null>(defaultValue ?? null)
  const [isLeft, setLeft] = useState(true)
  const limits = { min, max, unavailableReason }
  const range = value === undefined ? own : value
  const refusal = isLeft ? refuseRange(range, limits) : null
  const refusalWords = refusal && (refusal.kind === 'order' ? intl.formatMessage({ id: 'ds.dateRangePicker.order' }) : say(refusal))
  const error = errorMessage ?? refusalWords
  const start = dayOf(range?.start)
  const end = dayOf(range?.end)
  return (
    <DayFirst>
      <AriaDateRangePicker
        {...rest}
        value={start && end && { start, end }}
        placeholderValue={dayOf(today) ?? undefined}
        onChange={(next) => {
          const chosen = next && { start: textOf(next.start), end: textOf(next.end) }
          for (const name of [rest.startName, rest.endName]) if (name) tellForm(name)
          setOwn(chosen)
          onChange?.(chosen)
        }}
        onFocusChange={(isFocused) => setLeft(!isFocused)}
        className={field}
        isInvalid={invalidBy(error)}
        data-component="DateRangePicker"
      >
        {(picker) => (
          <PickerField
            texts={{ label, hint, errorMessage: error, isOptional }}
            picker={picker}
            box={styles.box}
            parts={
              <span className={styles.dates}>
                <span aria-hidden="true" className={styles.end}>
                  <FormattedMessage id="ds.dateRangePicker.from" />
                </span>
                <DateParts slot="start" />
                <span aria-hidden="true" className={styles.until}>
                  –
                </span>
                <span aria-hidden="true" className={styles.end}>
                  <FormattedMessage id="ds.dateRangePicker.to" />
                </span>
                <DateParts slot="end" />
              </span>
            }
            calendar={<RangeDays {...limits} today={today} value={range} />}
          />
        )}
      </AriaDateRangePicker>
    </DayFirst>
  )
}

export type { DayRange } from './range.ts'
