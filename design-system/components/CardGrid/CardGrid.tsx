import type { ReactNode } from 'react'
import { Skeleton, SkeletonBlock } from '../Skeleton/Skeleton.tsx'
import { cell, grid, type cardWidths } from './CardGrid.css.ts'

export type CardGridProps<T extends { id: string }> = {
  /** Names the list: what the cards are. */
  label: string
  items: readonly T[]
  /** One card, with one thing to press in it: a `LinkCard`, or a `Card` with one link or button. */
  children: (item: T) => ReactNode
  /** How narrow a card may become before a row holds fewer of them. @default 'medium' */
  width?: (typeof cardWidths)[number]
  /** The first page is loading: `expected` skeleton cards are shown. */
  isLoading?: boolean
  /** @default 6 */
  expected?: number
  /** Shown while there are no items. */
  empty?: ReactNode
}

/**
 * A collection of cards, as many in a row as fit. It is a list: screen readers say how many there are, Tab goes from card to card.
 * For rows to compare use a `Table`.
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
