import type { ReactNode } from 'react'
import { LocaleIsland } from '@wasla/design-system/locale/LocaleIsland.tsx'
import systemMessagesAr from '@wasla/design-system/messages/ar.json'
import systemMessagesEn from '@wasla/design-system/messages/en.json'
import { globalsHere } from '../framed.ts'

const messages = { en: systemMessagesEn, ar: systemMessagesAr }

/** Gives generated content the language of the toolbar, as previews have. Storybook draws the page again when the language changes. */
export function Island({ children }: { children: ReactNode }) {
  const { locale } = globalsHere()
  return (
    <LocaleIsland language={locale} messages={messages[locale]}>
      {children}
    </LocaleIsland>
  )
}
