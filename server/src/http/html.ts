import type { Language } from '@wasla/contract/platform/language.ts'
import { escapeHtml, inLanguage } from '#platform/html-text.ts'

export { escapeHtml, inLanguage }

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
