import { useContext } from 'react'
import { ChipGroup, type ChipOption } from '@wasla/design-system/components/Chip/ChipGroup.tsx'
import { FieldGroup } from '@wasla/design-system/components/Field/FieldGroup.tsx'
import { FieldChanged } from '@wasla/design-system/components/Form/field-changed.ts'
import type { FieldTexts } from '@wasla/design-system/components/Field'

type ChipsFieldProps = Pick<FieldTexts, 'hint' | 'isOptional'> & {
  name: string
  label: string
  options: readonly ChipOption[]
  /** Ids of the chosen options. */
  value: readonly string[]
  onChange: (ids: readonly string[]) => void
}

/** Field of a form for choosing any number of options from a short list. */
export function ChipsField({ name, label, hint, isOptional, options, value, onChange }: ChipsFieldProps) {
  const reportChange = useContext(FieldChanged)
  return (
    <FieldGroup component="ChipsField" name={name} label={label} hint={hint} isOptional={isOptional}>
      {() => (
        <>
          {/* Hidden field with this control's name. The error summary uses it to focus the control. */}
          <input type="hidden" name={name} value={value.join(',')} />
          <ChipGroup
            label={label}
            selectionMode="multiple"
            options={options}
            selected={value}
            onChange={(ids) => {
              reportChange(name)
              onChange(ids)
            }}
          />
        </>
      )}
    </FieldGroup>
  )
}
