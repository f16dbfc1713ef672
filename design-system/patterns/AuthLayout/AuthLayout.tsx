import type { ReactNode } from 'react'
import { Badge } from '../../components/Badge/Badge.tsx'
import { PosterWord } from '../../components/PosterWord/PosterWord.tsx'
import { logoSlot } from '../AppShell/logoSlot.css.ts'
import * as styles from './AuthLayout.css.ts'

export type AuthLayoutProps = {
  /** The logo, as a link to the first page. */
  logo: ReactNode
  /** Shows a beta badge beside the logo. */
  isBeta?: boolean
  /** Back link before the logo, on phones only. On wider screens the form has a back link with text (B-11). */
  back?: ReactNode
  /** Language switch. Always visible, because a person who cannot read the page needs it first. */
  languageSwitch: ReactNode
  /** Small print at the foot of the page. */
  footer?: ReactNode
  /** Form, starting with its level 1 heading. */
  children: ReactNode
}

/** Layout of sign-in and sign-up: one column, and the word وصلة whose stroke crosses the page behind the form. */
export function AuthLayout({ logo, isBeta = false, back, languageSwitch, footer, children }: AuthLayoutProps) {
  return (
    <div className={styles.page} data-component="AuthLayout">
      <div className={styles.longWord}>
        <PosterWord reach="long" />
      </div>
      <header className={styles.bar} data-part="bar">
        {back && <div className={styles.back}>{back}</div>}
        <div className={logoSlot}>{logo}</div>
        {isBeta && <Badge variant="beta" />}
        <div className={styles.language}>{languageSwitch}</div>
      </header>
      <div className={styles.shortWord}>
        <PosterWord reach="short" />
      </div>
      <div className={styles.place}>
        <main className={styles.card} data-part="card">
          {children}
        </main>
      </div>
      {footer && (
        <footer className={styles.footer} data-part="foot">
          {footer}
        </footer>
      )}
    </div>
  )
}
