import type { ReactNode } from 'react'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { group } from './ToggleButton.css.ts'

export type ToggleGroupProps = {
  /** Accessible name of the group. For screen readers only. */
  label: string
  /** ToggleButtons, each with an `id`. */
  children: ReactNode
  /** `single`: at most one button is on, and that button can be switched off again. @default 'multiple' */
  selectionMode?: 'single' | 'multiple'
  selected?: readonly string[]
  defaultSelected?: readonly string[]
  onChange?: (ids: string[]) => void
  isDisabled?: boolean
}

/** Related toggle buttons: one tab stop, with arrow keys between them. To choose exactly one of a few options use SegmentedControl. */
export function ToggleGroup({
  label,
  children,
  selectionMode = 'multiple',
  selected,
  defaultSelected,
  onChange,
  isDisabled,
}: ToggleGroupProps) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode={selectionMode}
      {...(selected ? { selectedKeys: selected } : { defaultSelectedKeys: defaultSelected ?? [] })}
      onSelectionChange={(keys) => onChange?.([...keys].map(String))}
      isDisabled={isDisabled}
      className={group}
      data-component="ToggleGroup"
    >
      {children}
    </ToggleButtonGroup>
  )
}
