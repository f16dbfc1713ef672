import { useLayoutEffect, type ReactNode } from 'react'
import { LocaleProvider } from '@wasla/design-system/locale/LocaleProvider.tsx'
import systemMessagesAr from '@wasla/design-system/messages/ar.json'
import systemMessagesEn from '@wasla/design-system/messages/en.json'
import type { Globals } from './globals.ts'

const messages = { en: systemMessagesEn, ar: systemMessagesAr }

/** What stands around every story: the language with its direction and strings, and the theme. */
export function Frame({ locale, theme, children }: Globals & { children: ReactNode }) {
  const pageTheme = theme === 'both' ? 'light' : theme
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = pageTheme
  }, [pageTheme])
  return (
    <LocaleProvider language={locale} messages={messages[locale]}>
      {theme === 'both' ? <Pair>{children}</Pair> : children}
    </LocaleProvider>
  )
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div data-theme-pair="">
    <div data-theme="light">{children}</div>
    <div data-theme="dark">{children}</div>
  </div>
)
