import { Fragment, type ReactNode } from 'react'
import { buttonGroup, type buttonGroupAligns } from './ButtonGroup.css.ts'

export type ButtonGroupProps = {
  /** The one primary action, placed at the edge to which the row is aligned. */
  primary?: ReactNode
  /** Other actions, in reading order. */
  children?: ReactNode
  /** `start` under a heading, `end` under a form or in a dialog, `between` for the two ends of a bar. @default 'start' */
  align?: (typeof buttonGroupAligns)[number]
  /** Keeps one row on phones, too; for icons or very short labels. @default false */
  keepsOneRow?: boolean
  /** Accessible name of the group, if it has no heading. */
  label?: string
}

/**
 * Related actions. The primary button is at the edge: first in a row aligned to the start, last in a row aligned to the end. The tab order
 * is the visual order. On phones the buttons are stacked.
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
