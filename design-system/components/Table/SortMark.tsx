import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { sortMark, sortIcon } from './Table.css.ts'

type SortMarkProps = { direction: 'ascending' | 'descending' | undefined; children: ReactNode }

/** The name of a sortable column, with the current direction. */
export function SortMark({ direction, children }: SortMarkProps) {
  return (
    <span className={sortMark} data-part="sort">
      {children}
      <span className={sortIcon[direction ?? 'none']}>
        <Icon name={direction === 'descending' ? 'arrow-down' : 'arrow-up'} size="tiny" />
      </span>
    </span>
  )
}
