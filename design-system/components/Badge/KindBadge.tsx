import type { ReactNode } from 'react'
import type { Kind } from '../../tokens/token-type.ts'
import { shapeOf } from '../../tokens/kind-shape.ts'
import { badge, dots, kindBadge, words } from './Badge.css.ts'

export type KindBadgeProps = {
  kind: Kind
  /** The word for the kind, from the product's catalogue. */
  children: ReactNode
}

/** What somebody is, in the colour of their kind, with a dot in its shape and always with the word (T-12). */
export function KindBadge({ kind, children }: KindBadgeProps) {
  return (
    <span className={`${badge({})} ${kindBadge[kind]}`} data-component="KindBadge" data-kind={kind}>
      <span className={dots[shapeOf[kind]]} aria-hidden />
      <span className={words}>{children}</span>
    </span>
  )
}
