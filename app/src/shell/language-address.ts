import type { Language } from '@wasla/design-system/locale/language.ts'

/**
 * Returns the address of the same page in a language, relative to the page, with the rest of its query. A dialog stays behind, because its
 * link is on the page under it.
 */
export function languageAddress(search: string, language: Language): string {
  const query = new URLSearchParams(search)
  query.delete('dialog')
  query.set('lang', language)
  return `?${query}`
}
