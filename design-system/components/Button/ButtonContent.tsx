import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { content, words } from './Button.css.ts'

export type ButtonContentProps = {
  /** The verb: what happens. Arabic uses the imperative or the verbal noun, as its catalogue does throughout. */
  children: ReactNode
  iconStart?: IconName
  iconEnd?: IconName
}

/**
 * Text between icons, for a button and for a link that looks like one.
 * A plain function, not a component, and no element around text alone: there may be hundreds of buttons on a page. While the button
 * is pending there is one, which is hidden behind the spinner.
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
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </span>
  ) : (
    <span className={words} data-part="content">
      {children}
    </span>
  )
}

export const ButtonContent = (props: ButtonContentProps): ReactNode => buttonContent(props)
