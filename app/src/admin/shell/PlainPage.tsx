import type { ReactNode } from 'react'
import type { MessageId } from '#i18n/message-id.ts'
import { ScreenHead } from './ScreenHead.tsx'
import { useAdminTitle } from './useAdminTitle.ts'
import * as styles from './PlainPage.css.ts'

type PlainPageProps = {
  title: MessageId
  lead?: ReactNode
  /** Link to the parent page, above the title. */
  up?: ReactNode
  /** @default 'form' */
  width?: keyof typeof styles.widths
  children: ReactNode
}

/** A page that is not a list: link to the parent page, title, lead and content, with a maximum width. */
export function PlainPage({ title, lead, up, width = 'form', children }: PlainPageProps) {
  useAdminTitle(title)
  return (
    <div className={styles.widths[width]}>
      {up}
      <ScreenHead title={title} lead={lead} />
      {children}
    </div>
  )
}
