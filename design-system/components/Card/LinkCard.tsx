import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { card, linkCard } from './Card.css.ts'

export type LinkCardProps = {
  href: string
  /** Accessible name of the link, if its content is too long to listen to. */
  'aria-label'?: string
  isPadded?: boolean
  isClipped?: boolean
  children: ReactNode
}

/**
 * A card that is one link. It must not contain another link or button.
 *
 * @selector [data-hovered] [data-focus-visible]
 */
export function LinkCard({ isPadded, isClipped, ...link }: LinkCardProps) {
  return <Link {...link} className={`${card({ isPadded, isClipped })} ${linkCard}`} data-component="LinkCard" />
}
