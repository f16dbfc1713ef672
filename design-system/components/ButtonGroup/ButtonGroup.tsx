import { Fragment, type ReactNode } from 'react'
import { buttonGroup, type buttonGroupAligns } from './ButtonGroup.css.ts'

export type ButtonGroupProps = {
  /** The one primary action. The group places it at the edge that the row is aligned to. */
  primary?: ReactNode
  /** The other actions, in the order they are read. */
  children?: ReactNode
  /** `start` under a heading, `end` under a form or in a dialog, `between` for the two ends of a bar. @default 'start' */
  align?: (typeof buttonGroupAligns)[number]
  /** Keeps one row on phones, too: for icons or very short labels. @default false */
  keepsOneRow?: boolean
  /** Names the group where it has no heading of its own. */
  label?: string
}

/**
 * Actions that belong together. The primary one comes first in a row that is aligned to the start and last in one that is aligned to
 * the end: always at the edge, with the keyboard order as seen. On phones they are stacked.
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
