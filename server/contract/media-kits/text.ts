import type { Language, Localized } from '../platform/language.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

type KitMessage = keyof typeof english

const texts: Readonly<Record<Language, Readonly<Record<KitMessage, string>>>> = { en: english, ar: arabic }

export const inBoth = (textOf: (language: Language) => string): Localized => ({ en: textOf('en'), ar: textOf('ar') })

/** Returns a text of media kits in both languages. Each `{name}` is replaced by its value in that language. */
export const kitText = (id: KitMessage, values: Readonly<Record<string, Localized>> = {}): Localized =>
  inBoth((language) => texts[language][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name]?.[language] ?? ''))
