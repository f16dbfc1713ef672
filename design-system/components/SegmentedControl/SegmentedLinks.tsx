import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { group, segment, words } from './SegmentedControl.css.ts'

type SegmentLink = { id: string; label: ReactNode; href: string }

export type SegmentedLinksProps = {
  /** What the segments choose: “Period”. For screen readers only. */
  label: string
  /** Two to three options of one or two words each. */
  options: readonly SegmentLink[]
  /** Id of the option that the address chooses. */
  current: string
  /** Fills the whole width of a phone with segments of equal width. */
  isFullWidthOnPhone?: boolean
}

/**
 * Segments that choose exactly one view of the page. Each is a link, so the choice is part of the address and needs no script. Search
 * engines are told not to follow them, because all views are of one page.
 * @selector [data-selected] [data-hovered] [data-focus-visible] [aria-current] on a segment
 */
export function SegmentedLinks({ label, options, current, isFullWidthOnPhone }: SegmentedLinksProps) {
  return (
    <div role="group" aria-label={label} className={group({ isFullWidthOnPhone })} data-component="SegmentedLinks">
      {options.map(({ id, label: said, href }) => (
        <Link
          key={id}
          href={href}
          rel="nofollow"
          className={segment[isFullWidthOnPhone ? 'equalOnPhone' : 'own']}
          aria-current={id === current ? 'true' : undefined}
          data-selected={id === current || undefined}
          data-part="segment"
        >
          <span className={words}>{said}</span>
        </Link>
      ))}
    </div>
  )
}
