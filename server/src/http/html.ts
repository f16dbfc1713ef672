import type { Language } from '@wasla/contract/platform/language.ts'

/** Escapes a text for use between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const directions = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Language, string>

/** Returns the attributes of an element with text in a language. */
export const inLanguage = (language: Language): string => `lang="${language}" dir="${directions[language]}"`

type SmallPage = {
  language: Language
  /** Plain text, not yet escaped. */
  title: string
  /** HTML of the head, such as the page’s styles. */
  head: string
  /** HTML. */
  body: string
}

/** Returns a whole page of the server, which search engines must not index. Escapes `title`; the caller escapes `head` and `body`. */
export const smallPage = ({ language, title, head, body }: SmallPage): string =>
  `<!doctype html><html ${inLanguage(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}</head><body>${body}</body></html>`
