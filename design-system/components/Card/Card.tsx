import type { ReactNode } from 'react'
import { card, type cardGrounds } from './Card.css.ts'

export type CardProps = {
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** `surface`: something to act on. `sunken`: read-only facts. `tinted`: the one invitation on a page. @default 'surface' */
  paper?: (typeof cardGrounds)[number]
  isPadded?: boolean
  /** Clips what lies at its edges, such as a cover. */
  isClipped?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-busy'?: boolean
  children?: ReactNode
}

/** A ground that differs from its surroundings. Never a card in a card: inside `surface` use `sunken`, or no card. */
export function Card({ as: Tag = 'div', paper, isPadded, isClipped, ...rest }: CardProps) {
  return <Tag className={card({ paper, isPadded, isClipped })} data-component="Card" {...rest} />
}
