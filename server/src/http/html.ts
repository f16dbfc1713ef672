import type { Language } from '@wasla/contract/platform/language.ts'

/** Text as it may stand between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const directions = { en: 'ltr', ar: 'rtl' } as const satisfies Record<Language, string>

/** The attributes of an element whose text is in a language. */
export const inLanguage = (language: Language): string => `lang="${language}" dir="${directions[language]}"`

type SmallPage = {
  language: Language
  /** Plain text. */
  title: string
  /** Markup of the head, such as the page's styles. */
  head: string
  /** Markup. */
  body: string
}

/** A whole page of the server's own, which nobody finds by a search engine. `title` is escaped here, `head` and `body` by the caller. */
export const smallPage = ({ language, title, head, body }: SmallPage): string =>
  `<!doctype html><html ${inLanguage(language)}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>${head}</head><body>${body}</body></html>`
