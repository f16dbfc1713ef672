import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { useIntl } from 'react-intl'
import { AsElsewhere } from '../DateField/DayFirst.tsx'
import { boxState } from '../DateField/PartsField.tsx'
import { FieldLabel, FieldNotes, type FieldTexts } from '../Field/Field.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'

type PickerFieldProps = {
  texts: FieldTexts
  /** State that React Aria's pickers pass to their children. */
  picker: {
    isInvalid: boolean
    isDisabled: boolean
    isReadOnly: boolean
    isOpen: boolean
    state: { setOpen: (isOpen: boolean) => void }
  }
  /** Class of the box. */
  box: string
  /** Typed parts, before the button that opens the calendar. */
  parts: ReactNode
  calendar: ReactNode
}

/** Layout of a field with a calendar: label, box with parts and button, hint and error, and the panel that opens. */
export function PickerField({ texts: { label, hint, errorMessage, isOptional }, picker, box, parts, calendar }: PickerFieldProps) {
  const intl = useIntl()
  const { isInvalid, isOpen, state } = picker
  return (
    <>
      <FieldLabel isOptional={isOptional}>{label}</FieldLabel>
      <Group className={box} {...boxState(picker)} data-open={isOpen || undefined} data-part="box">
        {parts}
        <IconButton icon="calendar" label={intl.formatMessage({ id: 'ds.datePicker.open' })} />
      </Group>
      <FieldNotes hint={hint} errorMessage={errorMessage} isInvalid={isInvalid} />
      <CalendarPanel title={label} isOpen={isOpen} onOpenChange={(next) => state.setOpen(next)}>
        <AsElsewhere>{calendar}</AsElsewhere>
      </CalendarPanel>
    </>
  )
}
