import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { card, linkCard } from './Card.css.ts'

export type LinkCardProps = {
  href: string
  /** Accessible name of the link, where the whole content would be too long to listen to. */
  'aria-label'?: string
  isPadded?: boolean
  isClipped?: boolean
  children: ReactNode
}

/**
 * A card that leads somewhere as a whole. It may hold no other link or button.
 *
 * @selector [data-hovered] [data-focus-visible]
 */
export function LinkCard({ isPadded, isClipped, ...link }: LinkCardProps) {
  return <Link {...link} className={`${card({ isPadded, isClipped })} ${linkCard}`} data-component="LinkCard" />
}
