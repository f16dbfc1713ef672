import { useLayoutEffect, type ReactNode } from 'react'
import { directionOf } from '@wasla/design-system/locale/language.ts'
import { LocaleIsland } from '@wasla/design-system/locale/LocaleIsland.tsx'
import { LocaleProvider } from '@wasla/design-system/locale/LocaleProvider.tsx'
import systemMessagesAr from '@wasla/design-system/messages/ar.json'
import systemMessagesEn from '@wasla/design-system/messages/en.json'
import { initialGlobals, type Globals } from './globals.ts'

const messages = { en: systemMessagesEn, ar: systemMessagesAr }

type FrameProps = Globals & {
  /** Previews stand among the English words of a docs page. */
  isInDocs: boolean
  children: ReactNode
}

/** What stands around every story: the language with its direction and strings, and the theme. */
export function Frame({ locale, theme, isInDocs, children }: FrameProps) {
  const pageTheme = theme === 'both' ? 'light' : theme
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = pageTheme
  }, [pageTheme])
  const shown = theme === 'both' ? <Pair>{children}</Pair> : children
  const language = { language: locale, messages: messages[locale] }
  if (!isInDocs) {
    return (
      <LocaleProvider {...language}>
        <Leaving />
        {shown}
      </LocaleProvider>
    )
  }
  // Language and direction are one thing and stand on one node: Storybook says “English” of every preview, which would turn what is
  // drawn by language and leave what follows the direction. Overlays, which stand outside, have the theme of the page.
  return (
    <div data-theme={pageTheme} data-preview="">
      <LocaleIsland {...language}>{shown}</LocaleIsland>
    </div>
  )
}

/** A story has the page to itself; the docs page that comes after it in the same page is in English again. */
function Leaving() {
  useLayoutEffect(
    () => () => {
      const { locale } = initialGlobals
      document.documentElement.lang = locale
      document.documentElement.dir = directionOf(locale)
    },
    [],
  )
  return null
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div data-theme-pair="">
    <div data-theme="light">{children}</div>
    <div data-theme="dark">{children}</div>
  </div>
)
