import type { ReactNode } from 'react'
import type { Language } from '../locale/language.ts'
import { LocaleIsland } from '../locale/LocaleIsland.tsx'
import ar from '../messages/ar.json'
import en from '../messages/en.json'

const messages = { en, ar }

/** A part of a page in a given language, which may differ from the language of the page. */
export const Island = ({ language, children }: { language: Language; children: ReactNode }) => (
  <LocaleIsland language={language} messages={messages[language]}>
    {children}
  </LocaleIsland>
)
