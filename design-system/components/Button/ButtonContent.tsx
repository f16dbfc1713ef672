import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { content, words } from './Button.css.ts'

export type ButtonContentProps = {
  /** A verb for the action. Arabic uses the imperative or the verbal noun, as its catalogue does. */
  children: ReactNode
  iconStart?: IconName
  iconEnd?: IconName
}

/**
 * Text between icons, for a button and for a link that looks like a button. A page may have hundreds of buttons: therefore this is a plain
 * function instead of a component, and text without icons gets no element of its own. The text of a pending button has an element, which is
 * hidden behind the spinner.
 */
export const buttonContent = ({
  children,
  iconStart,
  iconEnd,
  isPending = false,
}: ButtonContentProps & { isPending?: boolean }): ReactNode => {
  if (typeof children === 'string' && !iconStart && !iconEnd && !isPending) return children
  return iconStart || iconEnd ? (
    <span className={content} data-part="content">
      {iconStart && <Icon name={iconStart} />}
      <span data-part="words">{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </span>
  ) : (
    <span className={words} data-part="content">
      {children}
    </span>
  )
}

export const ButtonContent = (props: ButtonContentProps): ReactNode => buttonContent(props)
