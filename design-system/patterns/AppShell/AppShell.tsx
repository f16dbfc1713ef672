import type { ReactNode } from 'react'
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx'
import * as styles from './AppShell.css.ts'
import { TopBar, type TopBarProps } from './TopBar.tsx'

export const mainWidths = ['text', 'content', 'profile', 'full'] as const

export type AppShellProps = TopBarProps & {
  /**
   * Maximum width of the page: 880 px, 912 px for public profiles, or the whole width (specification, widths). `text` is 640 px, for a page
   * of a single text or card: wide lines are hard to read, and a wide card looks empty. @default 'content'
   */
  width?: (typeof mainWidths)[number]
  /** A short line between the bar and the page, about the whole page: for example that it is offline. */
  notice?: ReactNode
  children: ReactNode
}

const mainId = 'main'

/** The frame of every signed-in page: the bar, and the page's column below it. From 1920 px on the whole shell is centred (T-05). */
export function AppShell({ width = 'content', notice, children, ...bar }: AppShellProps) {
  return (
    <div className={styles.shell} data-component="AppShell">
      <SkipLink targetId={mainId} />
      <TopBar {...bar} />
      {notice}
      <main id={mainId} tabIndex={-1} className={styles.main[width]} data-part="page">
        {children}
      </main>
    </div>
  )
}
