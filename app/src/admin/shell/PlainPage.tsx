import type { ReactNode } from 'react'
import type { MessageId } from '#i18n/message-id.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { useAdminTitle } from './useAdminTitle.ts'
import * as styles from './PlainPage.css.ts'

type PlainPageProps = {
  title: MessageId
  lead?: ReactNode
  /** @default 'form' */
  width?: keyof typeof styles.widths
  children: ReactNode
}

/** A page that is not a list: its name, what it is for, and its cards, no wider than they are read. */
export function PlainPage({ title, lead, width = 'form', children }: PlainPageProps) {
  useAdminTitle(title)
  return (
    <div className={styles.widths[width]}>
      <ScreenHead title={title} lead={lead} />
      {children}
    </div>
  )
}
