import { useContext, useState } from 'react'
import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { dayOf, refuseDay, textOf, type DayLimits, type DayRefusal } from '../Calendar/civil-day.ts'
import { noonOf } from '../Calendar/noon.ts'
import { invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { field } from '../Field/Field.css.ts'
import { FieldChanged } from '../Form/field-changed.ts'

/** Properties of every field for days besides its value. */
export type DayFieldProps = FieldTexts & {
  isRequired?: boolean
  isDisabled?: boolean
  isReadOnly?: boolean
}

/** Properties of a field for one day. */
export type OneDayProps = DayFieldProps & DayValue & { autoFocus?: boolean }

export type DayValue = DayLimits & {
  /** `YYYY-MM-DD`, or `null` while the date is incomplete. */
  value?: string | null
  defaultValue?: string
  onChange?: (day: string | null) => void
  /** Today in Riyadh, by the caller's clock. */
  today: string
  /** Name of the field in a `Form`; it sends `YYYY-MM-DD`. */
  name?: string
}

/**
 * Returns a function that says why a day is refused and which days can be chosen. If the first or last such day is today, the text says
 * “today”.
 */
export function useRefusalWords(today: string): (refusal: DayRefusal) => string {
  const intl = useIntl()
  const { date } = useFormats()
  return (refusal) => {
    if (refusal.kind === 'unavailable') return refusal.reason
    if (refusal.kind === 'tooEarly' && refusal.limit === today) return intl.formatMessage({ id: 'ds.dateField.past' })
    if (refusal.kind === 'tooLate' && refusal.limit === today) return intl.formatMessage({ id: 'ds.dateField.future' })
    return intl.formatMessage({ id: `ds.dateField.${refusal.kind}` }, { day: date(noonOf(refusal.limit)) })
  }
}

/**
 * Manages a day that is typed in parts. An error is shown only after the field loses focus, because the year is typed digit by digit: on
 * the way to 1994 the year is 19.
 */
function useDay({ value, defaultValue, onChange, today, name, ...limits }: DayValue) {
  const [own, setOwn] = useState(defaultValue ?? null)
  const [isLeft, setLeft] = useState(true)
  const say = useRefusalWords(today)
  const tellForm = useContext(FieldChanged)
  const day = value === undefined ? own : value
  const refusal = isLeft ? refuseDay(day, limits) : null
  return {
    day,
    refusal: refusal && say(refusal),
    aria: {
      value: dayOf(day),
      placeholderValue: dayOf(today) ?? undefined,
      onChange: (date: { year: number; month: number; day: number } | null) => {
        const next = date && textOf(date)
        if (name) tellForm(name)
        setOwn(next)
        onChange?.(next)
      },
      onFocusChange: (isFocused: boolean) => setLeft(!isFocused),
    },
  }
}

/** Returns what every field for one day passes on: `root` to its root, `texts` around it, and `limits` and `day` to a calendar. */
export function useOneDay({
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
}: OneDayProps) {
  const limits = { min, max, unavailableReason }
  const { aria, day, refusal } = useDay({ value, defaultValue, onChange, today, name: rest.name, ...limits })
  const error = errorMessage ?? refusal
  return {
    root: { ...rest, ...aria, className: field, isInvalid: invalidBy(error) },
    texts: { label, hint, errorMessage: error, isOptional },
    limits,
    day,
  }
}
