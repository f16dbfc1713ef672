import { useLayoutEffect, type ReactNode } from 'react'
import { LocaleIsland } from '@wasla/design-system/locale/LocaleIsland.tsx'
import { LocaleContexts } from '@wasla/design-system/locale/LocaleProvider.tsx'
import systemMessagesAr from '@wasla/design-system/messages/ar.json'
import systemMessagesEn from '@wasla/design-system/messages/en.json'
import { initialGlobals, type Globals } from './globals.ts'
import { rootsOf } from './roots.ts'

const messages = { en: systemMessagesEn, ar: systemMessagesAr }

type FrameProps = Globals & {
  /** Previews stand among the English words of a docs page. */
  isInDocs: boolean
  children: ReactNode
}

/** What stands around every story: the language with its direction and strings, and the theme. */
export function Frame({ locale, theme, isInDocs, children }: FrameProps) {
  const roots = rootsOf({ locale, theme }, isInDocs)
  const { lang, dir } = roots.page
  useLayoutEffect(() => {
    const page = document.documentElement
    page.dataset['theme'] = roots.theme
    Object.assign(page, { lang, dir })
  }, [roots.theme, lang, dir])
  const shown = theme === 'both' ? <Pair>{children}</Pair> : children
  const language = { language: locale, messages: messages[locale] }
  if (!roots.preview) {
    return (
      <LocaleContexts {...language}>
        <Leaving />
        {shown}
      </LocaleContexts>
    )
  }
  // Language and direction are one thing and stand on one node: Storybook says “English” of every preview, which would turn what is
  // drawn by language and leave what follows the direction.
  return (
    <div data-theme={roots.theme} data-preview="">
      <LocaleIsland {...language}>{shown}</LocaleIsland>
    </div>
  )
}

/** A story has the page to itself; the docs page that comes after it in the same page is in English again. */
function Leaving() {
  useLayoutEffect(() => () => void Object.assign(document.documentElement, rootsOf(initialGlobals, true).page), [])
  return null
}

const Pair = ({ children }: { children: ReactNode }) => (
  <div data-theme-pair="">
    <div data-theme="light">{children}</div>
    <div data-theme="dark">{children}</div>
  </div>
)
