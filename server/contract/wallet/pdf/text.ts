import type { Language, Localized } from '../../platform/language.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

export type PdfMessage = keyof typeof english

const texts: Readonly<Record<Language, Readonly<Record<PdfMessage, string>>>> = { en: english, ar: arabic }

/** A value that is inserted into a text: one for both languages, or one for each language. */
export type PdfValue = string | Localized

/** Isolates a value, so that its direction does not affect the text around it. */
const isolated = (value: string) => `\u2068${value}\u2069`

/** Returns a text of a statement or an invoice. Each `{name}` is replaced by its isolated value. */
export const pdfText = (language: Language, id: PdfMessage, values: Readonly<Record<string, PdfValue>> = {}): string =>
  texts[language][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return isolated(typeof value === 'string' ? value : value[language])
  })

/** Returns a text in both languages, because these documents have readers of both. */
export const inBoth = (id: PdfMessage, values: Readonly<Record<string, PdfValue>> = {}): Localized => ({
  en: pdfText('en', id, values),
  ar: pdfText('ar', id, values),
})

export const bothOf = (textOf: (language: Language) => string): Localized => ({ en: textOf('en'), ar: textOf('ar') })
