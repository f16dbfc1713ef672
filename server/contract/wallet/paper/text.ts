import type { Language, Localized } from '../../platform/language.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

export type PaperMessage = keyof typeof english

const texts: Readonly<Record<Language, Readonly<Record<PaperMessage, string>>>> = { en: english, ar: arabic }

/** A value as it stands in the text of a language; one that has two forms is given in both. */
export type PaperValue = string | Localized

/** Keeps a value in one piece wherever it stands, whatever direction it is written in. */
const isolated = (value: string) => `\u2068${value}\u2069`

/** A text of a statement or an invoice. Each `{name}` becomes its value, isolated from the direction of the sentence. */
export const paperText = (language: Language, id: PaperMessage, values: Readonly<Record<string, PaperValue>> = {}): string =>
  texts[language][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return isolated(typeof value === 'string' ? value : value[language])
  })

/** The same text in both languages, because these documents are read by people of either. */
export const inBoth = (id: PaperMessage, values: Readonly<Record<string, PaperValue>> = {}): Localized => ({
  en: paperText('en', id, values),
  ar: paperText('ar', id, values),
})

export const bothOf = (textOf: (language: Language) => string): Localized => ({ en: textOf('en'), ar: textOf('ar') })
