import { createContext, useContext, useInsertionEffect, useMemo, type ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig } from 'react-intl'
import { createFormats, messageFormats, timeZone, type Formats } from './formats.ts'
import { directionOf, languageFacts, type Direction, type Language } from './language.ts'

type Messages = IntlConfig['messages']

export type LocaleProviderProps = {
  language: Language
  /** All messages of this language: the design system's catalogue (`messages/<language>.json`) merged with the product's. */
  messages: NonNullable<Messages>
  /** Called for a missing or broken message. Without this function such a message throws, so that tests find it before readers do. */
  onError?: IntlConfig['onError']
  children: ReactNode
}

type Locale = { language: Language; direction: Direction; formats: Formats }
const LocaleContext = createContext<Locale | null>(null)

const localeOf = (language: Language): Locale => ({ language, direction: directionOf(language), formats: createFormats(language) })
/** Formatters are expensive to make. They are the same for all providers of a language, so they are made once. */
const locales: Readonly<Record<Language, Locale>> = { en: localeOf('en'), ar: localeOf('ar') }
const formatters = { en: createIntlCache(), ar: createIntlCache() } as const satisfies Record<Language, unknown>

const throwMessageError: IntlConfig['onError'] = (error) => {
  throw error
}

/**
 * Provides the locales for formats, components and messages of one language. The provider of the document and those of islands share this
 * component.
 */
export function LocaleContexts({ language, messages, onError = throwMessageError, children }: LocaleProviderProps) {
  const { componentTag, formatTag } = languageFacts[language]
  const intl = useMemo(
    () =>
      createIntl(
        { locale: formatTag, defaultLocale: formatTag, messages, formats: messageFormats, timeZone, onError },
        formatters[language],
      ),
    [language, formatTag, messages, onError],
  )
  return (
    <LocaleContext value={locales[language]}>
      <I18nProvider locale={componentTag}>
        <RawIntlProvider value={intl}>{children}</RawIntlProvider>
      </I18nProvider>
    </LocaleContext>
  )
}

/**
 * Sets the language: `<html lang dir>`, the components' locale, messages, digits and calendar. Does not remount its children, so a
 * half-filled form survives a change of language.
 */
export function LocaleProvider(props: LocaleProviderProps) {
  const { language } = props
  // Runs before the layout effects of the children, so that those effects measure in the new direction.
  useInsertionEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = directionOf(language)
  }, [language])
  return <LocaleContexts {...props} />
}

/**
 * Returns the current language, its direction and its formatters. Overlays set `language` and `direction` again on their own node. Throws
 * without a `LocaleProvider`.
 */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext)
  if (!locale) throw new Error('useLocale needs a LocaleProvider above it')
  return locale
}

export const useFormats = (): Formats => useLocale().formats
