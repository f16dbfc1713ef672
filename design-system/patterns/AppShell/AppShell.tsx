import type { ReactNode } from 'react'
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx'
import * as styles from './AppShell.css.ts'
import { TopBar, type TopBarProps } from './TopBar.tsx'

export const mainWidths = ['text', 'content', 'profile', 'full'] as const

export type AppShellProps = TopBarProps & {
  /**
   * Greatest width of the page: 880 px, 912 px for public profiles, or the whole width (specification, widths); `text`, 640 px, is for
   * a page that is one text or one card, whose lines would be too long and whose card would be half empty. @default 'content'
   */
  width?: (typeof mainWidths)[number]
  children: ReactNode
}

const mainId = 'main'

/**
 * The frame of every signed-in page: the bar, and the column of the page under it. From 1920 px the whole shell is
 * centred (T-05).
 */
export function AppShell({ width = 'content', children, ...bar }: AppShellProps) {
  return (
    <div className={styles.shell} data-component="AppShell">
      <SkipLink targetId={mainId} />
      <TopBar {...bar} />
      <main id={mainId} tabIndex={-1} className={styles.main[width]}>
        {children}
      </main>
    </div>
  )
}

export type { NavItem, SoonItem } from './TopBar.tsx'
