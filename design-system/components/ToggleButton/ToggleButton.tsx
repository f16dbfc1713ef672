import type { ReactNode } from 'react'
import { ToggleButton as AriaToggleButton, type ToggleButtonProps as AriaToggleButtonProps } from 'react-aria-components/ToggleButton'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { toggleButton, type toggleButtonVariants } from './ToggleButton.css.ts'

type Behaviour = Pick<
  AriaToggleButtonProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'isDisabled' | 'autoFocus' | 'aria-describedby'
>
type Words = { children: ReactNode; label?: never } | { /** Accessible name, if there is only an icon. */ label: string; children?: never }

export type ToggleButtonProps = Behaviour &
  Words & {
    /** Id in a `ToggleGroup`. */
    id?: string
    icon?: IconName
    /** Use `quiet` if there are many toggle buttons, as in a toolbar. @default 'bordered' */
    variant?: (typeof toggleButtonVariants)[number]
  }

/**
 * A button that stays on or off. Its label does not change with its state: “Follow” pressed means following.
 *
 * @selector [data-selected] [data-hovered] [data-pressed] [data-focus-visible] [data-disabled]
 */
export function ToggleButton({ icon, label, variant, children, ...behaviour }: ToggleButtonProps) {
  return (
    <AriaToggleButton {...behaviour} aria-label={label} className={toggleButton({ variant })} data-component="ToggleButton">
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </AriaToggleButton>
  )
}
