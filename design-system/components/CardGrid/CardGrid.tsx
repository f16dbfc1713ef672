import type { ReactNode } from 'react'
import { Skeleton, SkeletonBlock } from '../Skeleton/Skeleton.tsx'
import { cell, grid, type cardWidths } from './CardGrid.css.ts'

export type CardGridProps<T extends { id: string }> = {
  /** Accessible name of the list: what the cards are. */
  label: string
  items: readonly T[]
  /** Renders one card with one action: a `LinkCard`, or a `Card` with one link or button. */
  children: (item: T) => ReactNode
  /** Minimum width of a card. If space is short, a row holds fewer cards. @default 'medium' */
  width?: (typeof cardWidths)[number]
  /** Shows `expected` skeleton cards while the first page loads. */
  isLoading?: boolean
  /** Number of skeleton cards. @default 6 */
  expected?: number
  /** Shown while there are no items. */
  empty?: ReactNode
}

/**
 * A list of cards, as many in a row as fit. Screen readers say how many cards there are, and Tab moves from card to card. For rows to
 * compare use a `Table`.
 */
export function CardGrid<T extends { id: string }>({
  label,
  items,
  children,
  width = 'medium',
  isLoading,
  expected = 6,
  empty,
}: CardGridProps<T>) {
  if (isLoading && items.length === 0)
    return (
      <Skeleton>
        <div className={grid[width]} data-component="CardGrid" data-state="loading">
          {[...Array(expected).keys()].map((place) => (
            <SkeletonBlock key={place} shape="card" />
          ))}
        </div>
      </Skeleton>
    )
  if (items.length === 0) return empty
  return (
    <ul aria-label={label} className={grid[width]} aria-busy={isLoading} data-component="CardGrid">
      {items.map((item) => (
        <li key={item.id} className={cell}>
          {children(item)}
        </li>
      ))}
    </ul>
  )
}
