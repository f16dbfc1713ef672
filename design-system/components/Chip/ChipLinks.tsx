import type { ReactNode } from 'react'
import { Link } from 'react-aria-components/Link'
import { choice, group, shownFirst, whole } from './Chip.css.ts'

type ChipLink = { id: string; label: ReactNode; href: string }

export type ChipLinksProps = {
  /** What the links choose: “Accounts”, “Metric”. For screen readers only. */
  label: string
  options: readonly ChipLink[]
  /** Id of the option that the address chooses. */
  current: string
  /** `scroll` keeps the chips in one row, which begins with the current chip in sight. @default 'wrap' */
  overflow?: 'wrap' | 'scroll'
}

/**
 * Chips that choose exactly one view of the page. Each is a link, so the choice is part of the address and needs no script. Search engines
 * are told not to follow them, because all views are of one page.
 * @selector [data-selected] [data-hovered] [data-focus-visible] [aria-current] on a chip
 */
export function ChipLinks({ label, options, current, overflow }: ChipLinksProps) {
  return (
    <div data-component="ChipLinks">
      <div role="group" aria-label={label} className={group({ overflow })}>
        {options.map(({ id, label: words, href }) => (
          <Link
            key={id}
            href={href}
            rel="nofollow"
            className={`${choice} ${overflow === 'scroll' ? `${whole} ${shownFirst}` : ''}`}
            aria-current={id === current ? 'true' : undefined}
            data-selected={id === current || undefined}
            data-part="chip"
          >
            <span>{words}</span>
          </Link>
        ))}
      </div>
    </div>
  )
}
