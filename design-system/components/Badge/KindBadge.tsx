import type { ReactNode } from 'react'
import type { Accent } from '../../tokens/token-type.ts'
import { shapeOf } from '../../tokens/accent-shape.ts'
import { badge, dots, accentBadge, words } from './Badge.css.ts'

export type KindBadgeProps = {
  accent: Accent
  /** Word for the kind, from the product's catalogue. */
  children: ReactNode
}

/** The kind of a person or business: the colour of an accent, a dot in its shape, and always the word (T-12). */
export function KindBadge({ accent, children }: KindBadgeProps) {
  return (
    <span className={`${badge({})} ${accentBadge[accent]}`} data-component="KindBadge" data-accent={accent}>
      <span className={dots[shapeOf[accent]]} aria-hidden />
      <span className={words}>{children}</span>
    </span>
  )
}
