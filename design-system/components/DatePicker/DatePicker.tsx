import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Group } from 'react-aria-components/Group'
import { useIntl } from 'react-intl'
import { Calendar } from '../Calendar/Calendar.tsx'
import { DateParts } from '../DateField/DateParts.tsx'
import { AsElsewhere, DayFirst } from '../DateField/DayFirst.tsx'
import { useDay, type DayValue } from '../DateField/useDay.ts'
import { field } from '../Field/Field.css.ts'
import { FieldLabel, FieldNotes, invalidBy, type FieldTexts } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import * as styles from './DatePicker.css.ts'

export type DatePickerProps = FieldTexts &
  DayValue & {
    isRequired?: boolean
    isDisabled?: boolean
    isReadOnly?: boolean
  }

/**
 * A day, typed in parts or found in a calendar with jumps to any month and year. Gives `YYYY-MM-DD`.
 * @selector [data-invalid] [data-disabled] [data-readonly] [data-open] on the box
 */
export function DatePicker({
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
}: DatePickerProps) {
  const intl = useIntl()
  const limits = { min, max, unavailableReason }
  const { aria, day, refusal } = useDay({ value, defaultValue, onChange, today, name: rest.name, ...limits })
  const error = errorMessage ?? refusal
  return (
    <DayFirst>
      <AriaDatePicker {...rest} {...aria} className={field} isInvalid={invalidBy(error)} data-component="DatePicker">
        {({ isInvalid, isDisabled, isReadOnly, isOpen, state }) => (
          <>
            <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
            <Group
              className={styles.box}
              data-invalid={isInvalid || undefined}
              data-disabled={isDisabled || undefined}
              data-readonly={isReadOnly || undefined}
              data-open={isOpen || undefined}
              data-part="box"
            >
              <DateParts />
              <IconButton icon="calendar" label={intl.formatMessage({ id: 'ds.datePicker.open' })} />
            </Group>
            <FieldNotes hint={hint} errorMessage={error} isInvalid={isInvalid} />
            <CalendarPanel title={label} isOpen={isOpen} onOpenChange={(next) => state.setOpen(next)}>
              <AsElsewhere>
                <Calendar {...limits} today={today} value={day} />
              </AsElsewhere>
            </CalendarPanel>
          </>
        )}
      </AriaDatePicker>
    </DayFirst>
  )
}
