import type { Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { useIntl } from 'react-intl'
import { remembered } from '../../tokens/remembered.ts'
import { popoverButton } from '../Overlay/popover-button.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { button, waiting, type buttonSizes, type buttonVariants } from './Button.css.ts'
import { buttonContent, type ButtonContentProps } from './ButtonContent.tsx'

const classes = remembered(button)

/** Adds the attribute through `render`: as a prop it would make the library merge all props in a slow way, for hundreds of buttons. */
const named: AriaButtonProps['render'] = (props) => <button {...props} data-component="Button" />

type Behaviour = Pick<
  AriaButtonProps,
  | 'onPress'
  | 'type'
  | 'form'
  | 'name'
  | 'value'
  | 'isDisabled'
  | 'isPending'
  | 'autoFocus'
  | 'slot'
  | 'id'
  | 'aria-describedby'
  | 'aria-controls'
  | 'aria-expanded'
>

export type ButtonProps = Behaviour &
  ButtonContentProps & {
    /** Use one `primary` for each screen. @default 'secondary' */
    variant?: (typeof buttonVariants)[number]
    /** `small` has a touch target of 44 px, too. @default 'medium' */
    size?: (typeof buttonSizes)[number]
    isFullWidth?: boolean
    /** Id of the `PageSheet` that the button opens, instead of `onPress`. */
    opens?: string
    ref?: Ref<HTMLButtonElement>
  }

/**
 * Runs an action on this page. To open another page use `LinkButton`. While `isPending`, the button keeps focus, width and name, cannot be
 * pressed again, and is announced as busy.
 *
 * @selector [data-hovered] [data-pressed] [data-focus-visible] [data-disabled] [data-pending]
 */
export function Button(props: ButtonProps) {
  const { variant, size, isFullWidth, opens, isPending = false } = props
  const opening = opens === undefined ? undefined : popoverButton(opens, 'show', 'Button')
  // The props are passed on as they are: destructuring would copy them twice, for hundreds of buttons.
  // The library drops props that it does not know.
  return (
    <AriaButton {...props} className={classes({ variant, size, isFullWidth })} render={named} {...opening}>
      {isPending ? (
        <>
          {buttonContent(props)}
          <Waiting />
        </>
      ) : (
        buttonContent(props)
      )}
    </AriaButton>
  )
}

function Waiting() {
  const intl = useIntl()
  return (
    <span className={waiting} data-part="waiting">
      <Spinner label={intl.formatMessage({ id: 'ds.button.pending' })} />
    </span>
  )
}
