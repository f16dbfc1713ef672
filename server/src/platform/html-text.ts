import type { Language } from '@wasla/contract/platform/language.ts'

/** Escapes a text for use between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const directions = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Language, string>

/** Returns the attributes of an element with text in a language. */
export const inLanguage = (language: Language): string => `lang="${language}" dir="${directions[language]}"`
