import { createContext, use } from 'react'
import { useHref } from 'react-router'
import type { Language } from '@wasla/design-system/locale/language.ts'

/**
 * Language that the address of a rendered page names; null if it names none. The links of the page name it too, because some in-app browsers
 * remember nothing. In the app it is null.
 */
export const LinkLanguage = createContext<Language | null>(null)

/** Returns whether an address has a scheme or a host. The router cannot resolve such an address. */
const isForeign = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)

/** Adds a language to an address that names none. */
function withLanguage(address: string, language: Language): string {
  if (/[?&]lang=/.test(address)) return address
  const [page = '', part] = address.split('#', 2)
  return `${page}${page.includes('?') ? '&' : '?'}lang=${language}${part === undefined ? '' : `#${part}`}`
}

/** Returns the address of a link for React Aria. The router resolves addresses of our pages; external addresses stay unchanged. */
export function useLinkAddress(href: string): string {
  const language = use(LinkLanguage)
  const own = useHref(isForeign(href) ? '' : href)
  if (isForeign(href)) return href
  return language === null ? own : withLanguage(own, language)
}
