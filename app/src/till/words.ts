import { createFormats, type Formats } from '@wasla/design-system/locale/formats.ts'
import { languageFacts, type Language } from '@wasla/design-system/locale/language.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

export type WordId = keyof typeof english & keyof typeof arabic

declare global {
  interface CatalogueIds {
    till: WordId
  }
}

const texts: Readonly<Record<Language, Readonly<Record<WordId, string>>>> = { en: english, ar: arabic }

export type Values = Readonly<Record<string, string | number>>

/** `{count, plural, one {# order} other {# orders}}` */
const plural = /\{(\w+), plural, ((?:\w+ \{[^{}]*\} ?)+)\}/g
const form = /(\w+) \{([^{}]*)\}/g

/**
 * Returns a message with its values. The page is one small script, so it reads only this part of the message syntax: values, and counts with
 * plain forms. A test reads every message in this way.
 */
export function filled(text: string, values: Values, { language, number }: Pick<Formats, 'language' | 'number'>): string {
  const rules = new Intl.PluralRules(languageFacts[language].formatTag)
  return text
    .replace(plural, (_, name: string, forms: string) => {
      const count = Number(values[name] ?? 0)
      const all = new Map([...forms.matchAll(form)].map(([, kind = '', words = '']) => [kind, words]))
      return (all.get(rules.select(count)) ?? all.get('other') ?? '').replaceAll('#', number(count))
    })
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** The words and formats of one language. */
export function wordsIn(language: Language) {
  const formats = createFormats(language)
  return {
    language,
    formats,
    say: (id: WordId, values: Values = {}): string => filled(texts[language][id], values, formats),
  }
}

export type Words = ReturnType<typeof wordsIn>
