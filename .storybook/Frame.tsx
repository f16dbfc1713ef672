import { useInsertionEffect, useLayoutEffect, type ReactNode } from 'react'
import { LocaleIsland } from '@wasla/design-system/locale/LocaleIsland.tsx'
import { LocaleContexts } from '@wasla/design-system/locale/LocaleProvider.tsx'
import systemMessagesAr from '@wasla/design-system/messages/ar.json'
import systemMessagesEn from '@wasla/design-system/messages/en.json'
import { initialGlobals, type Globals } from './globals.ts'
import { rootsOf } from './roots.ts'
import { scaledBy } from './scales.ts'

const messages = { en: systemMessagesEn, ar: systemMessagesAr }

type FrameProps = Globals & {
  /** Whether the preview is part of a docs page, whose text is English. */
  isInDocs: boolean
  children: ReactNode
}

/** Wraps every story: sets the language with its direction and messages, the theme, the density and the text size. */
export function Frame({ locale, theme, isInDocs, children, ...scales }: FrameProps) {
  const roots = rootsOf({ locale, theme }, isInDocs)
  const { lang, dir } = roots.page
  // Runs before the layout effects of the story, so that they measure in the right direction.
  useInsertionEffect(() => {
    const page = document.documentElement
    page.dataset['theme'] = roots.theme
    Object.assign(page, { lang, dir })
  }, [roots.theme, lang, dir])
  const { density, fontSize } = scaledBy(scales, isInDocs)
  useInsertionEffect(() => {
    const page = document.documentElement
    if (density && !isInDocs) page.dataset['density'] = density
    if (fontSize) page.style.fontSize = fontSize
    return () => {
      delete page.dataset['density']
      page.style.removeProperty('font-size')
    }
  }, [density, fontSize, isInDocs])
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
  // Storybook sets `lang="en"` on every preview.
  // Without our own `lang` on the node of `dir`, styles by language would be English in an Arabic preview.
  return (
    <div data-theme={roots.theme} data-preview="" data-density={density}>
      <LocaleIsland {...language}>{shown}</LocaleIsland>
    </div>
  )
}

/** Restores English after a story, for a docs page that follows in the same document. */
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
