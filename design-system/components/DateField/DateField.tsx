import { DateField as AriaDateField } from 'react-aria-components/DateField'
import { DayFirst } from './DayFirst.tsx'
import { PartsField } from './PartsField.tsx'
import { useOneDay, type OneDayProps } from './useDay.ts'

export type DateFieldProps = OneDayProps & {
  /** `bday` lets the browser fill in a birthday. */
  autoComplete?: 'bday'
}

/**
 * A day that people know by heart, such as a birthday, typed in parts. To find a day in a month use `DatePicker`.
 * @selector [data-invalid] [data-disabled] [data-readonly] on the box; [data-focused] [data-placeholder] on a part
 */
export function DateField({ autoComplete, ...props }: DateFieldProps) {
  const { root, texts } = useOneDay(props)
  return (
    <DayFirst>
      <AriaDateField {...root} autoComplete={autoComplete} data-component="DateField">
        {(state) => <PartsField texts={texts} state={state} />}
      </AriaDateField>
    </DayFirst>
  )
}
