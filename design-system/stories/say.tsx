import { createIntl, type PrimitiveType } from 'react-intl'
import { messageFormats, timeZone } from '../locale/formats.ts'
import { isLanguage, languageFacts, type Language } from '../locale/language.ts'
import { useLocale } from '../locale/LocaleProvider.tsx'
import ar from '../messages/ar.json'
import en from '../messages/en.json'

/** A text of a story in both languages. Neither version is a word-for-word translation of the other. */
export type Pair = Record<Language, string>

/** Shows the text in the current language. */
export function Say({ pair }: { pair: Pair }) {
  return pair[useLocale().language]
}

/** Returns a function that returns the text in the current language, for props that take a string. */
export function useSay(): (pair: Pair) => string {
  const { language } = useLocale()
  return (pair) => pair[language]
}

/**
 * Returns a function that turns a story's arg into text. If the arg is a key of `words`, returns that text in the current language, which
 * makes controls work in both languages. Returns any other arg unchanged.
 */
export function useWord(words: Readonly<Record<string, Pair>>): (key: string) => string {
  const say = useSay()
  return (key) => {
    const pair = words[key]
    return pair ? say(pair) : key
  }
}

const catalogues: Record<Language, Record<string, string>> = { en, ar }

type Globals = Record<string, unknown>
const languageOf = (globals: Globals): Language => (isLanguage(globals['locale']) ? globals['locale'] : 'en')

/** For play functions: returns the texts of a story and the messages of the design system, in the language of the story. */
export function spoken(globals: Globals) {
  const language = languageOf(globals)
  const locale = languageFacts[language].formatTag
  const intl = createIntl({ locale, messages: catalogues[language], formats: messageFormats, timeZone })
  return {
    language,
    say: (pair: Pair) => pair[language],
    message: (id: string, values?: Record<string, PrimitiveType>) => intl.formatMessage({ id }, values),
  }
}
