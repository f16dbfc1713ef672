import type { ReactNode } from 'react'
import { card, type cardGrounds } from './Card.css.ts'

export type CardProps = {
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** `surface`: a card with actions. `sunken`: read-only facts. `tinted`: the single invitation of a page. @default 'surface' */
  paper?: (typeof cardGrounds)[number]
  isPadded?: boolean
  /** Clips content at the edges, such as a cover. */
  isClipped?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-busy'?: boolean
  children?: ReactNode
}

/** A group of content on its own background. Never nest cards: inside `surface` use `sunken`, or no card. */
export function Card({ as: Tag = 'div', paper, isPadded, isClipped, ...rest }: CardProps) {
  return <Tag className={card({ paper, isPadded, isClipped })} data-component="Card" {...rest} />
}
