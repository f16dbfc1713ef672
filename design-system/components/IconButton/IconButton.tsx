import type { ReactNode, Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { popoverButton } from '../Overlay/popover-button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { corner, iconButton, type iconButtonSizes, type iconButtonVariants } from './IconButton.css.ts'

type Behaviour = Pick<
  ButtonProps,
  | 'onPress'
  | 'type'
  | 'isDisabled'
  | 'isPending'
  | 'autoFocus'
  | 'slot'
  | 'id'
  | 'excludeFromTabOrder'
  | 'onFocusChange'
  | 'onPressChange'
  | 'aria-describedby'
  | 'aria-controls'
  | 'aria-expanded'
  | 'aria-pressed'
>

export type IconButtonProps = Behaviour & {
  icon: IconName
  /** Accessible name, also used by a `Tooltip`. Use verb and object: “Copy link”. */
  label: string
  /** @default 'quiet' */
  variant?: (typeof iconButtonVariants)[number]
  /** `small` has a touch target of 44 px, too. @default 'medium' */
  size?: (typeof iconButtonSizes)[number]
  /** A count or dot on the corner of the button. The label must include its meaning. */
  badge?: ReactNode
  /** Id of the `PageSheet` that the button opens, instead of `onPress`. */
  opens?: string
  /** Id of the `PageSheet` that the button closes, instead of `onPress`. */
  closes?: string
  ref?: Ref<HTMLButtonElement>
}

/**
 * An action with only an icon, if everyone knows the icon or space is short. Wrap it in `Tooltip` to show its name.
 *
 * @selector [data-hovered] [data-pressed] [data-focus-visible] [data-disabled] [data-pending]
 */
export function IconButton({ icon, label, variant, size, badge, opens, closes, ...behaviour }: IconButtonProps) {
  const intl = useIntl()
  const sheet = opens ?? closes
  const pressing = sheet === undefined ? undefined : popoverButton(sheet, opens === undefined ? 'hide' : 'show', 'IconButton')
  return (
    <Button {...behaviour} {...pressing} aria-label={label} className={iconButton({ variant, size })} data-component="IconButton">
      {behaviour.isPending ? <Spinner label={intl.formatMessage({ id: 'ds.button.pending' })} /> : <Icon name={icon} />}
      {badge !== undefined && (
        <span className={corner[variant ?? 'quiet']} data-part="badge" aria-hidden>
          {badge}
        </span>
      )}
    </Button>
  )
}
