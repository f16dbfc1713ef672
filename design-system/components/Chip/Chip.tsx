import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { fact } from './Chip.css.ts'

export type ChipProps = {
  icon?: IconName
  /** A word or two. Put user text in `Bidi`. */
  children: ReactNode
}

/**
 * One of several facts of the same kind, such as an interest or a region. A chip is not interactive. To choose values use ChipGroup; to
 * remove values use TagGroup.
 */
export function Chip({ icon, children }: ChipProps) {
  return (
    <span className={fact} data-component="Chip">
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
}
