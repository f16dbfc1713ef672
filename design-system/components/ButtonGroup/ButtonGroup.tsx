import { Fragment, type ReactNode } from 'react'
import { buttonGroup, type buttonGroupAligns } from './ButtonGroup.css.ts'

export type ButtonGroupProps = {
  /** The one primary action. It stands at the edge the row keeps to; the caller does not choose. */
  primary?: ReactNode
  /** The other actions, in the order they are read. */
  children?: ReactNode
  /** `start` under a heading, `end` under a form or in a dialog, `between` to part two ends of a bar. @default 'start' */
  align?: (typeof buttonGroupAligns)[number]
  /** Set where the buttons are icons or very short. @default false */
  keepsOneRow?: boolean
  /** Names them where they are not under a heading of their own. */
  label?: string
}

/**
 * Actions that belong together. The primary one stands first where the row begins at the start of the page, and last where
 * it ends at the end: always at the edge, always reached in the order it is seen. On phones they stand one under the other.
 */
export function ButtonGroup({ primary, children, align = 'start', keepsOneRow = false, label }: ButtonGroupProps) {
  const named = label === undefined ? {} : ({ role: 'group', 'aria-label': label } as const)
  const isFirst = align === 'start' || align === 'center'
  return (
    <div {...named} className={buttonGroup({ align, stacksOnPhones: !keepsOneRow })} data-component="ButtonGroup">
      {isFirst && <Fragment key="primary">{primary}</Fragment>}
      {children}
      {!isFirst && <Fragment key="primary">{primary}</Fragment>}
    </div>
  )
}
